import { Menu, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { Brand } from '../../shared/ui/brand';
import { IconButton } from '../../shared/ui/icon-button';
import { Sheet } from '../../shared/ui/sheet';
import { NavigationContent } from './navigation-content';
import { setQuick } from './quick/quick-store';

/** The fixed top bar of small screens; its button opens the menu as an 18rem sheet. */
export function MobileNavigation() {
  const { open, setOpen, openMenu, choose, moveFocus } = useMenu();
  return (
    <header
      data-no-print
      className="fixed low:absolute inset-x-0 top-0 z-30 flex h-14 items-center gap-2 border-b border-rule bg-surface px-2"
    >
      <IconButton
        icon={Menu}
        label="Open menu"
        tooltip={false}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={openMenu}
      />
      <Link to={paths.home} className="rounded-md px-1">
        <Brand />
      </Link>
      <IconButton
        icon={Search}
        label="Search or jump to…"
        tooltip={false}
        aria-haspopup="dialog"
        onClick={() => setQuick('palette')}
        className="ml-auto"
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Menu"
        titleHidden
        onCloseAutoFocus={moveFocus}
      >
        <Brand className="px-5 pt-5 pb-2" />
        <NavigationContent onChoose={choose} />
      </Sheet>
    </header>
  );
}

/** Whether the menu is open, and where the focus goes when it closes. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const hasChosen = useRef(false);
  const openMenu = () => {
    hasChosen.current = false;
    setOpen(true);
  };
  const choose = () => {
    hasChosen.current = true;
    setOpen(false);
  };
  // Closed by a choice, the focus belongs to the chosen screen and not to the menu button.
  const moveFocus = (event: Event) => {
    if (!hasChosen.current) return;
    event.preventDefault();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return { open, setOpen, openMenu, choose, moveFocus };
}
