import { type ReactNode, useId } from 'react';
import { RetryAlert } from '../ui/inline-alert';
import { LoadingLines } from '../ui/skeleton';
import * as texts from '../ui/texts';

interface KeptListProps {
  title: string;
  /** Said while the list is fetched. */
  loading: string;
  /** Said where it could not be fetched. */
  failed: string;
  /** Said where the user has kept nothing yet. */
  none: string;
  list: { isPending: boolean; isError: boolean; refetch: () => unknown };
  /** The rows; null before they are here. */
  children: readonly ReactNode[] | undefined;
}

/** What a user has kept of a kind: a row each, to open or to delete. */
export function KeptList({ title, loading, failed, none, list, children }: KeptListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 max-w-4xl" data-no-print>
      <h2 id={id} className="border-b border-ink pb-2 text-xl">
        {title}
      </h2>
      {list.isPending ? (
        <LoadingLines words={loading} widths={['w-2/3', 'w-1/2']} className="gap-5 py-4" />
      ) : null}
      {list.isError ? (
        <RetryAlert title={failed} className="mt-4" onRetry={() => void list.refetch()}>
          <p>{texts.theyAreSafe}</p>
        </RetryAlert>
      ) : null}
      {children?.length === 0 ? <p className="py-4 text-ink-soft">{none}</p> : null}
      <ul>{children}</ul>
    </section>
  );
}

interface KeptRowProps {
  /** The link or button that opens it; see `keptTitleClass`. */
  title: ReactNode;
  facts: readonly (string | null)[];
  /** What else can be done with it. */
  children: ReactNode;
}

export const keptTitleClass =
  'line-clamp-2 text-left font-serif text-lg leading-snug wrap-anywhere hover:text-accent-ink hover:underline hover:underline-offset-4';

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
