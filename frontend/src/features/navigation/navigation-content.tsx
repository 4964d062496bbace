import { LogOut } from 'lucide-react';
import { Separator } from '../../shared/ui/separator';
import { AccountMenu } from './account-menu';
import { useLogout } from './api/use-logout';
import { legalItems, type NavItem, toolItems } from './nav-items';
import { NavLink, navLineClass } from './nav-link';

/** The menu itself, the same in the column and in the sheet. */
export function NavigationContent({ onChoose }: { onChoose?: () => void }) {
  const logout = useLogout();
  return (
    <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col">
      <div className="fading-bar flex-1 overflow-auto py-3">
        <NavList items={toolItems} {...(onChoose ? { onChoose } : {})} />
        <Separator className="mx-5 my-3" />
        <NavList items={legalItems} {...(onChoose ? { onChoose } : {})} />
      </div>
      <div className="border-t border-rule py-3">
        <AccountMenu />
        <button
          type="button"
          disabled={logout.isPending}
          onClick={() => logout.mutate()}
          className={navLineClass}
        >
          <LogOut aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          {logout.isPending ? 'Logging out...' : 'Logout'}
        </button>
      </div>
    </nav>
  );
}

function NavList({ items, onChoose }: { items: readonly NavItem[]; onChoose?: () => void }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.to}>
          <NavLink item={item} {...(onChoose ? { onChoose } : {})} />
        </li>
      ))}
    </ul>
  );
}
