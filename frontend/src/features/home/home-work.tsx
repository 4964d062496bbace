import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../shared/api/client';
import { paths, searchHref } from '../../shared/config/paths';
import { keptTitleClass } from '../../shared/kept/kept-list';
import { useModel } from '../../shared/model/use-model';
import { useMay } from '../../shared/stores/session-store';
import { RetryAlert } from '../../shared/ui/inline-alert';
import { useOwnWork, type WorkItem } from '../../shared/work/use-own-work';
import * as texts from './texts';

const SHOWN = 6;

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

const linkClass =
  'inline-flex min-h-6 items-center text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2';

/** What waits for the user, and what they did last; two examples for whoever has done nothing yet. */
export function HomeWork() {
  const may = useMay();
  const { items, isFailed, isPending, retry } = useOwnWork(may('read'));
  if (!may('read')) return null;
  const open = items.filter((item) => item.open !== undefined).slice(0, SHOWN);
  const recent = items.filter((item) => item.open === undefined).slice(0, SHOWN);
  return (
    <div className="mt-12 flex flex-col gap-12">
      {open.length > 0 ? <WorkList title={texts.inProgress} items={open} /> : null}
      {recent.length > 0 ? <WorkList title={texts.recentWork} items={recent} hasMore /> : null}
      {isFailed ? <RetryAlert title={texts.notAllWorkLoaded} onRetry={retry} /> : null}
      {items.length === 0 && !isFailed && !isPending ? <Examples /> : null}
      <Holdings />
    </div>
  );
}

/** What searches are run on, and by what; nothing where that is not known. */
function Holdings() {
  const model = useModel();
  const { data } = useQuery({
    queryKey: ['library-held'],
    queryFn: ({ signal }) => call('GET /library/held', { signal }),
  });
  if (!data) return null;
  const { cases, citationIndex } = data;
  const facts = [
    texts.casesInLibrary(cases.toLocaleString('en-US')),
    texts.citationIndexOf(citationIndex.decisions.toLocaleString('en-US')),
    model === null ? texts.builtInEngine : texts.builtInEngineAndModel(model),
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
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-ink pb-2 text-xl">
        {title}
      </h2>
      <ul>
        {items.map((item) => (
          <WorkRow key={item.key} item={item} />
        ))}
      </ul>
      {hasMore ? (
        <Link to={paths.searchHistory} className={`mt-3 text-sm ${linkClass}`}>
          {texts.allOfYourHistory}
        </Link>
      ) : null}
    </section>
  );
}

function WorkRow({ item: { kind, title, href, at, open } }: { item: WorkItem }) {
  return (
    <li className="border-b border-rule py-row">
      <Link to={href} className={keptTitleClass}>
        {title}
      </Link>
      <span className="text-sm text-ink-faint tabular-nums">
        {[kind, open, dayFormat.format(new Date(at))].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}

function Examples() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
      {texts.tryOneOfThese}
      {texts.EXAMPLES.map((query) => (
        <Link key={query} to={searchHref(query)} className={`font-serif italic ${linkClass}`}>
          {query}
        </Link>
      ))}
    </p>
  );
}
