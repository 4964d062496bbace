import type { HistoryEntry } from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { dayOf } from '../../shared/config/days';
import { paths, searchHref } from '../../shared/config/paths';
import { InfoTip } from '../../shared/ui/info-tip';

const RECENT_SEARCHES_ID = 'recent-searches';

const SHOWN_AT_MOST = 8;

/** The latest of the history, each row running its search again; nothing for an empty history. */
export function RecentSearches({ history }: { history: readonly HistoryEntry[] }) {
  if (history.length === 0) return null;
  return (
    <section data-no-print aria-labelledby={RECENT_SEARCHES_ID}>
      <div className="flex items-center gap-1 border-b border-ink pb-2">
        <h2 id={RECENT_SEARCHES_ID} tabIndex={-1} className="text-lg outline-none">
          Recent Searches
        </h2>
        <InfoTip label="About this list">
          Your earlier searches, newest first. Only you can see them. Choose one to run it again.
        </InfoTip>
      </div>
      <ul>
        {history.slice(0, SHOWN_AT_MOST).map((entry) => (
          <RecentSearch key={entry.id} entry={entry} />
        ))}
      </ul>
      {history.length > SHOWN_AT_MOST ? (
        <Link
          to={paths.searchHistory}
          className="mt-3 inline-flex min-h-6 items-center text-sm text-link"
        >
          All of your history
        </Link>
      ) : null}
    </section>
  );
}

function RecentSearch({ entry }: { entry: HistoryEntry }) {
  return (
    <li className="border-b border-rule">
      <Link to={searchHref(entry.query)} className="group block rounded-sm py-row">
        <span className="line-clamp-2 text-sm wrap-anywhere group-hover:text-accent-ink group-hover:underline group-hover:underline-offset-4">
          {entry.query}
        </span>
        <time
          dateTime={entry.timestamp}
          className="mt-0.5 block text-xs text-ink-faint tabular-nums"
        >
          {dayOf(entry.timestamp)}
        </time>
      </Link>
    </li>
  );
}

/**
 * Leads the keyboard past the filters and a page of results. A button, because a link to a part
 * of the page would be a navigation, and a navigation runs the search.
 */
export function SkipToRecent() {
  return (
    <button
      type="button"
      data-no-print
      onClick={() => document.getElementById(RECENT_SEARCHES_ID)?.focus()}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2 focus:text-sm focus:text-paper"
    >
      Skip to recent searches
    </button>
  );
}
