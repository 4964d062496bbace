import { type ReactNode } from 'react';
import { couldNotBeLoaded, loading } from '../ui/fetched';
import { RetryAlert } from '../ui/inline-alert';
import { Section } from '../ui/section';
import { LoadingLines } from '../ui/skeleton';

interface KeptListProps {
  title: string;
  /** Said where the user has kept nothing yet. */
  none: string;
  list: { isPending: boolean; isError: boolean; refetch: () => unknown };
  /** The rows; null before they are here. */
  children: readonly ReactNode[] | undefined;
}

/** What a user has kept of a kind: a row each, to open or to delete. */
export function KeptList({ title, none, list, children }: KeptListProps) {
  const what = title.charAt(0).toLowerCase() + title.slice(1);
  return (
    <Section isRuled title={title} className="mt-12 max-w-4xl" data-no-print>
      {list.isPending ? <LoadingLines words={loading(what)} widths={['w-2/3', 'w-1/2']} /> : null}
      {list.isError ? (
        <RetryAlert
          title={couldNotBeLoaded(what)}
          className="mt-4"
          onRetry={() => void list.refetch()}
        >
          <p>They are safe. Try again in a moment.</p>
        </RetryAlert>
      ) : null}
      {children?.length === 0 ? <p className="py-4 text-ink-soft">{none}</p> : null}
      <ul>{children}</ul>
    </Section>
  );
}

interface KeptRowProps {
  /** The link or button that opens it; see `keptTitleClass`. */
  title: ReactNode;
  facts: readonly (string | null | undefined)[];
  /** What else can be done with it. */
  children?: ReactNode;
}

export const keptTitleClass =
  'line-clamp-4 text-left font-serif text-lg leading-snug wrap-anywhere hover:text-accent-ink hover:underline hover:underline-offset-4';

/** One thing that is kept: its title, and what tells it from the others. */
export function KeptRow({ title, facts, children }: KeptRowProps) {
  return (
    <li className="flex items-center gap-2 border-b border-rule py-row">
      <p className="min-w-0 flex-1">
        {title}
        <span className="text-sm text-ink-faint tabular-nums">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </p>
      {children}
    </li>
  );
}
