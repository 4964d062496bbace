import { Search } from 'lucide-react';
import { Kbd } from '../../../shared/ui/kbd';
import { setQuick } from './quick-store';
import * as texts from './texts';

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
      <span className="min-w-0 flex-1 truncate">{texts.searchOrJumpTo}</span>
      <span aria-hidden>
        <Kbd>{texts.paletteKey}</Kbd>
      </span>
    </button>
  );
}
