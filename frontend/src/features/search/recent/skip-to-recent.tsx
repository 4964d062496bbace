import { RECENT_SEARCHES_ID } from '../recent-searches';

/**
 * Leads the keyboard past the filters and a page of results. A button, because a link to a part
 * of the page would be a navigation, and a navigation runs the search.
 */
export function SkipToRecent() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById(RECENT_SEARCHES_ID)?.focus()}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-ink focus:px-4 focus:py-2 focus:text-sm focus:text-paper"
    >
      Skip to recent searches
    </button>
  );
}
