import { ChevronsUpDown, Keyboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labelOf, pageList } from '../../shared/config/pages';
import { useUser } from '../../shared/stores/session-store';
import {
  type Density,
  setAppearance,
  type Theme,
  useAppearance,
} from '../../shared/stores/theme-store';
import {
  DropdownMenu,
  DropdownMenuChoices,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '../../shared/ui/dropdown-menu';
import { pageIcons } from '../../shared/ui/page-icons';
import { setQuick } from './quick/quick-store';

const themeOptions: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

const densityOptions: readonly { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
];

/** Who is signed in, and how the application looks for them. */
export function AccountMenu() {
  const { theme, density } = useAppearance();
  return (
    <DropdownMenu align="start" side="top" trigger={<AccountButton />}>
      <DropdownMenuChoices
        label="Theme"
        value={theme}
        onValueChange={(value) => setAppearance({ theme: value as Theme })}
        options={themeOptions}
      />
      <DropdownMenuSeparator />
      <DropdownMenuChoices
        label="Density"
        value={density}
        onValueChange={(value) => setAppearance({ density: value as Density })}
        options={densityOptions}
      />
      <DropdownMenuSeparator />
      <PageItems />
      <DropdownMenuItem onSelect={() => setQuick('shortcuts')}>
        <Keyboard aria-hidden className="size-4" strokeWidth={1.75} />
        Keyboard shortcuts
      </DropdownMenuItem>
    </DropdownMenu>
  );
}

function PageItems() {
  return pageList.map(([name, page]) => {
    const Icon = pageIcons[name];
    return page.menu === 'account' ? (
      <DropdownMenuItem key={name} asChild>
        <Link to={page.path}>
          {Icon ? <Icon aria-hidden className="size-4" strokeWidth={1.75} /> : null}
          {labelOf(page)}
        </Link>
      </DropdownMenuItem>
    ) : null;
  });
}

function AccountButton(props: React.ComponentProps<'button'>) {
  const user = useUser();
  const name = user?.name || user?.email || 'Account';
  return (
    <button
      type="button"
      {...props}
      className="flex w-full items-center gap-3 py-2 pr-4 pl-4 text-left -outline-offset-2 transition-colors hover:bg-sunken"
    >
      <span
        aria-hidden
        className="flex size-8 shrink-0 items-center justify-center rounded-full border border-brass bg-brass-wash text-xs font-semibold text-brass-ink"
      >
        {initials(name)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{name}</span>
        {user?.email && user.email !== name ? (
          <span className="block truncate text-xs text-ink-faint">{user.email}</span>
        ) : null}
      </span>
      <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
    </button>
  );
}

/** The first letters of the first and the last word: 'Ada M. Lovelace' gives 'AL'. */
export function initials(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
