import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { Brand } from '../../shared/ui/brand';
import { NavigationContent } from './navigation-content';
import { PaletteButton } from './quick/palette-button';

/** The permanent 16rem column of wide screens. */
export function SideNavigation() {
  return (
    <header
      data-no-print
      className="fixed inset-y-0 left-0 flex w-64 flex-col border-r border-rule bg-surface"
    >
      <Link to={paths.home} className="mx-2 mt-4 rounded-md px-3 py-2">
        <Brand />
      </Link>
      <PaletteButton />
      <NavigationContent />
    </header>
  );
}
