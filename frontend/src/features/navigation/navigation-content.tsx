import { LogOut } from 'lucide-react';
import { type MenuGroup, pageList } from '../../shared/config/pages';
import { useMay } from '../../shared/stores/session-store';
import { AccountMenu } from './account-menu';
import { NavLink, navLineClass } from './nav-link';
import * as texts from './texts';
import { useLogout } from './use-logout';

/** The menu itself, the same in the column and in the sheet. */
export function NavigationContent({ onChoose }: { onChoose?: () => void }) {
  const logout = useLogout();
  return (
    <nav aria-label={texts.main} className="flex min-h-0 flex-1 flex-col">
      <div className="fading-bar flex-1 overflow-auto py-3">
        <NavList group="tools" {...(onChoose ? { onChoose } : {})} />
        <hr className="mx-5 my-3 border-0 border-t border-rule" />
        <NavList group="legal" {...(onChoose ? { onChoose } : {})} />
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
          {logout.isPending ? texts.loggingOut : texts.logout}
        </button>
      </div>
    </nav>
  );
}

interface NavListProps {
  group: MenuGroup;
  onChoose?: () => void;
}

function NavList({ group, onChoose }: NavListProps) {
  const may = useMay();
  return (
    <ul>
      {pageList.map(([name, page]) =>
        page.menu === group && may(page.rule) ? (
          <li key={name}>
            <NavLink name={name} {...(onChoose ? { onChoose } : {})} />
          </li>
        ) : null,
      )}
    </ul>
  );
}
