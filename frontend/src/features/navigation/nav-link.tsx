import { clsx } from 'clsx';
import { NavLink as RouterLink } from 'react-router-dom';
import { labelOf, type PageName, pages } from '../../shared/config/pages';
import { paths } from '../../shared/config/paths';
import { pageIcons } from '../../shared/ui/page-icons';

/** One line of the menu; also the look of Logout, which is a button. */
export const navLineClass = clsx(
  'flex min-h-10 w-full items-center gap-3 border-l-3 border-unmarked py-2 pr-4 pl-5 text-left text-sm',
  'text-ink-soft transition-colors hover:bg-sunken hover:text-ink',
  'aria-[current=page]:border-accent-ink aria-[current=page]:bg-accent-wash',
  'aria-[current=page]:font-semibold aria-[current=page]:text-accent-ink',
);

interface NavLinkProps {
  name: PageName;
  onChoose?: () => void;
}

export function NavLink({ name, onChoose }: NavLinkProps) {
  const Icon = pageIcons[name];
  return (
    <RouterLink
      to={paths[name]}
      end
      {...(onChoose ? { onClick: onChoose } : {})}
      className={clsx(navLineClass, '-outline-offset-2')}
    >
      {Icon ? <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} /> : null}
      {labelOf(pages[name])}
    </RouterLink>
  );
}
