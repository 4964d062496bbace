import { clsx } from 'clsx';
import { LogOut } from 'lucide-react';
import { useId } from 'react';
import { NavLink as RouterLink, useMatch } from 'react-router-dom';
import { labelOf, type MenuGroup, type PageName, pageList, pages } from '../../shared/config/pages';
import { paths } from '../../shared/config/paths';
import { useMay } from '../../shared/stores/session-store';
import { pageIcons } from '../../shared/ui/page-icons';
import { AccountMenu } from './account-menu';
import { useLogout } from './use-logout';

/** One line of the menu; also the look of Logout, which is a button. */
const navLineClass = clsx(
  'flex min-h-10 w-full items-center gap-3 border-l-3 border-unmarked py-2 pr-4 pl-5 text-left text-sm',
  'text-ink-soft transition-colors hover:bg-sunken hover:text-ink',
  'aria-[current=page]:border-accent-ink aria-[current=page]:bg-accent-wash',
  'aria-[current=page]:font-semibold aria-[current=page]:text-accent-ink',
);

interface NavLinkProps {
  name: PageName;
  onChoose?: () => void;
}

/** The menu itself, the same in the column and in the sheet. */
export function NavigationContent({ onChoose }: { onChoose?: () => void }) {
  const logout = useLogout();
  const may = useMay();
  const id = useId();
  return (
    <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col">
      <div className="fading-bar flex-1 overflow-auto py-3">
        <NavList group="tools" {...(onChoose ? { onChoose } : {})} />
        {may('oversee') ? (
          <>
            <h2 id={id} className="mt-4 mb-1 px-5 font-sans text-xs font-semibold text-ink-faint">
              Administration
            </h2>
            <NavList group="administration" labelledBy={id} {...(onChoose ? { onChoose } : {})} />
          </>
        ) : null}
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
          {logout.isPending ? 'Logging out...' : 'Logout'}
        </button>
      </div>
    </nav>
  );
}

interface NavListProps {
  group: MenuGroup;
  labelledBy?: string;
  onChoose?: () => void;
}

function NavList({ group, labelledBy, onChoose }: NavListProps) {
  const may = useMay();
  return (
    <ul aria-labelledby={labelledBy}>
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

function NavLink({ name, onChoose }: NavLinkProps) {
  const Icon = pageIcons[name];
  // A case has no line of its own: the search that leads to it stays marked.
  const leadsHere = useMatch(paths.case) !== null && name === 'search';
  return (
    <RouterLink
      to={paths[name]}
      end
      {...(onChoose ? { onClick: onChoose } : {})}
      className={clsx(
        navLineClass,
        '-outline-offset-2',
        leadsHere && 'border-accent-ink! font-semibold text-accent-ink!',
      )}
    >
      {Icon ? <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} /> : null}
      {labelOf(pages[name])}
    </RouterLink>
  );
}
