import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { routeQuery } from '../../shared/api/queries';
import { calendarDay, dayOf, today } from '../../shared/config/days';
import { analysisHref, paths, searchHref } from '../../shared/config/paths';
import { DocumentName, wholeName } from '../../shared/kept/document-name';
import { KeptRow, keptTitleClass } from '../../shared/kept/kept-list';
import { useModel } from '../../shared/model/use-model';
import { useMay } from '../../shared/stores/session-store';
import { RetryAlert } from '../../shared/ui/inline-alert';
import { Section } from '../../shared/ui/section';
import { useOwnWork, type WorkItem } from '../../shared/work/use-own-work';

const EXAMPLES = ['duty of a therapist to warn', '410 U.S. 113'] as const;

const SHOWN = 6;

const linkClass = 'inline-flex min-h-6 items-center text-link';

/** What waits for the user, and what they did last; two examples for whoever has done nothing yet. */
export function HomeWork() {
  const may = useMay();
  const { items, isFailed, isPending, retry } = useOwnWork(may('read'));
  if (!may('read')) return null;
  const open = items.filter((item) => item.open !== undefined).slice(0, SHOWN);
  const recent = items.filter((item) => item.open === undefined).slice(0, SHOWN);
  return (
    <div className="mt-12 flex flex-col gap-12">
      {open.length > 0 ? <WorkList title="In progress" items={open} /> : null}
      {recent.length > 0 ? <WorkList title="Recent work" items={recent} hasMore /> : null}
      <KeyDates />
      {isFailed ? (
        <RetryAlert title="Some of your work could not be loaded. It is safe." onRetry={retry} />
      ) : null}
      {items.length === 0 && !isFailed && !isPending ? <Examples /> : null}
      <Holdings />
    </div>
  );
}

/** The dates to come in the user's newest documents; nothing where none are known. */
function KeyDates() {
  const from = today();
  const { data = [] } = useQuery({
    ...routeQuery('GET /key-dates', { query: { from } }),
    // A document that was analyzed or deleted meanwhile changes them.
    staleTime: 0,
  });
  if (data.length === 0) return null;
  return (
    <Section isRuled title="Key dates">
      <ul>
        {data.slice(0, SHOWN).map(({ documentId, title, category, date, label }) => (
          <li
            key={`${documentId} ${date} ${label}`}
            className="grid gap-x-6 border-b border-rule py-row sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <time dateTime={date} className="font-medium tabular-nums sm:pt-0.5">
              {calendarDay(date)}
            </time>
            <p className="min-w-0">
              <Link to={analysisHref(category, documentId)} className={keptTitleClass}>
                {label}
              </Link>
              <span className="text-sm wrap-anywhere text-ink-faint">{title}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What searches are run on, and by what; nothing where that is not known. */
function Holdings() {
  const model = useModel();
  const { data } = useQuery(routeQuery('GET /library/held'));
  if (!data) return null;
  const { cases, citationIndex } = data;
  const facts = [
    `${cases.toLocaleString('en-US')} cases in the library`,
    `citation index of ${citationIndex.decisions.toLocaleString('en-US')} decisions`,
    model === null ? 'Built-in engine' : `Built-in engine, with ${model}`,
  ];
  return <p className="text-sm text-ink-soft tabular-nums">{facts.join(' · ')}</p>;
}

interface WorkListProps {
  title: string;
  items: readonly WorkItem[];
  /** Whether the searches go on in the history. */
  hasMore?: boolean;
}

function WorkList({ title, items, hasMore }: WorkListProps) {
  return (
    <Section isRuled title={title}>
      <ul>
        {items.map(({ key, kind, title, fileName, href, at, open }) => (
          <KeptRow
            key={key}
            title={
              <Link to={href} title={wholeName({ title, fileName })} className={keptTitleClass}>
                <DocumentName title={title} fileName={fileName} />
              </Link>
            }
            facts={[kind, open, dayOf(at)]}
          />
        ))}
      </ul>
      {hasMore ? (
        <Link to={paths.searchHistory} className={`mt-3 text-sm ${linkClass}`}>
          All of your search history
        </Link>
      ) : null}
    </Section>
  );
}

function Examples() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
      Try a search:{' '}
      {EXAMPLES.map((query) => (
        <Link key={query} to={searchHref(query)} className={`font-serif italic ${linkClass}`}>
          {query}
        </Link>
      ))}
    </p>
  );
}
