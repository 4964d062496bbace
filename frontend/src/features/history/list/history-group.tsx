import { categoryLabel, earlierCoverageSentence, type HistoryEntry } from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { dayOf } from '../../../shared/config/days';
import { analysisHref, citationHref, searchHref } from '../../../shared/config/paths';
import { DocumentName, wholeName } from '../../../shared/kept/document-name';
import { Section } from '../../../shared/ui/section';
import * as texts from '../texts';
import type { HistoryGroup as Group } from './group-history';
import type { Selection } from './use-selection';

const hourFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

interface HistoryGroupProps {
  group: Group;
  selection: Selection;
}

/** One category under its head; each entry leads to the search that runs its query. */
export function HistoryGroup({ group, selection }: HistoryGroupProps) {
  return (
    <Section isRuled title={`${categoryLabel(group.category)} History`}>
      <ul>
        {group.entries.map((entry) => (
          <HistoryRow key={entry.id} entry={entry} selection={selection} />
        ))}
      </ul>
    </Section>
  );
}

interface HistoryRowProps {
  entry: HistoryEntry;
  selection: Selection;
}

function HistoryRow({ entry, selection }: HistoryRowProps) {
  const lacked = earlierCoverageSentence(entry);
  const opens = openOf(entry);
  const fileName = entry.opens?.kind === 'document' ? entry.opens.fileName : null;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 border-b border-rule">
      <label className="py-row">
        {/* As high as a line of the query, and centered on its first. */}
        <span className="flex h-6.5 items-center">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={selection.has(entry.id)}
            onChange={() => selection.toggle(entry.id)}
          />
        </span>
        <span className="sr-only">{`Select ${entry.query}`}</span>
      </label>
      <div className="flex flex-col gap-x-6 md:flex-row md:items-baseline">
        <Link
          to={searchHref(entry.query)}
          title={wholeName({ title: entry.query, fileName })}
          className="group min-w-0 flex-1 rounded-sm py-row"
        >
          <span className="line-clamp-3 max-w-measure wrap-anywhere group-hover:text-accent-ink group-hover:underline group-hover:underline-offset-4">
            <DocumentName title={entry.query} fileName={fileName} />
          </span>
        </Link>
        <div className="flex shrink-0 items-baseline gap-x-6 max-md:-mt-1.5 max-md:pb-2 max-md:flex-row-reverse max-md:justify-end">
          {opens ? (
            <Link to={opens.href} className="inline-flex min-h-6 items-center text-sm text-link">
              {opens.label}
            </Link>
          ) : null}
          <time
            dateTime={entry.timestamp}
            className="shrink-0 text-sm text-ink-faint tabular-nums md:w-40 md:text-right"
          >
            {dayOf(entry.timestamp)}
            <span>, {hourFormat.format(new Date(entry.timestamp))}</span>
          </time>
        </div>
      </div>
      {lacked ? (
        <p className="col-start-2 mb-3 max-w-measure text-sm text-ink-soft wrap-anywhere">
          {lacked}
        </p>
      ) : null}
    </li>
  );
}

/** Where the thing itself is, and what leads there; null for an entry that is a query alone. */
function openOf({ category, query, opens }: HistoryEntry): { href: string; label: string } | null {
  if (opens?.kind === 'search')
    return { href: searchHref(query, opens), label: 'Open with its filters' };
  if (opens) return { href: analysisHref(category, opens.id), label: texts.openAnalysis(category) };
  if (category !== 'citation') return null;
  return { href: citationHref(query), label: 'Open in the citation generator' };
}
