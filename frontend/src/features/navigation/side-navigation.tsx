import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { Brand } from '../../shared/ui/brand';
import { Kbd } from '../../shared/ui/kbd';
import { setToastSlot } from '../../shared/ui/toast-store';
import { NavigationContent } from './navigation-content';
import { setQuick } from './quick/quick-store';
import { paletteKey } from './quick/shortcuts';

/** The permanent 16rem column of wide screens. */
export function SideNavigation() {
  return (
    <header
      data-no-print
      className="fixed inset-y-0 left-0 flex w-64 flex-col border-r border-rule bg-surface"
    >
      <div ref={setToastSlot} />
      <Link to={paths.home} className="mx-2 mt-4 rounded-md px-3 py-2">
        <Brand />
      </Link>
      <PaletteButton />
      <NavigationContent />
    </header>
  );
}

/** Opens the palette for whoever does not know its key. */
export function PaletteButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setQuick('palette')}
      className="mx-3 mt-3 flex min-h-9 items-center gap-2 rounded-md border border-control bg-surface px-2.5 text-left text-sm text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <Search aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 truncate">Search or jump to…</span>
      <span aria-hidden>
        <Kbd>{paletteKey}</Kbd>
      </span>
    </button>
  );
}
