import { categoryLabel, earlierCoverageSentence, type HistoryEntry } from '@casewright/contracts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { citationHref, searchHref } from '../../shared/config/paths';
import type { HistoryGroup as Group } from './group-history';
import * as texts from './texts';

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** One category under its head; each entry leads to the search that runs its query. */
export function HistoryGroup({ group }: { group: Group }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-ink pb-2 text-xl">
        {texts.historyOf(categoryLabel(group.category))}
      </h2>
      <ul>
        {group.entries.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const lacked = earlierCoverageSentence(entry);
  return (
    <li className="border-b border-rule">
      <Link
        to={searchHref(entry.query)}
        className="group flex flex-col justify-between gap-x-8 gap-y-0.5 md:flex-row md:items-baseline rounded-sm py-row"
      >
        <span className="line-clamp-3 max-w-measure min-w-0 wrap-anywhere group-hover:text-accent-ink group-hover:underline group-hover:underline-offset-4">
          {entry.query}
        </span>
        <time dateTime={entry.timestamp} className="shrink-0 text-sm text-ink-faint tabular-nums">
          {timeFormat.format(new Date(entry.timestamp))}
        </time>
      </Link>
      {lacked ? (
        <p className="mb-3 max-w-measure text-sm text-ink-soft wrap-anywhere">{lacked}</p>
      ) : null}
      {entry.category === 'citation' ? (
        <Link
          to={citationHref(entry.query)}
          className="mb-3 inline-flex min-h-6 items-center text-sm text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {texts.openInCitationGenerator}
        </Link>
      ) : null}
    </li>
  );
}
