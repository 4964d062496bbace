import type { CaseRecord, CaseRef } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { Fetched } from '../../../shared/ui/fetched';
import { caseAddressSearch } from '../case-address';
import { authoritiesQuery, citedByQuery } from '../case-queries';
import * as texts from '../texts';

/** On each side: more would be a list, which the other tabs are. */
const SHOWN = 6;
const MOST_CITED = { page: 1, sort: 'authority', treatment: null } as const;

/** What a case relies on, and who relies on it, around it: each leads to its own. */
export function CitationNetwork({ record }: { record: CaseRecord }) {
  const cited = useQuery(authoritiesQuery(record.id, 1));
  const citing = useQuery(citedByQuery(record.id, MOST_CITED));
  return (
    <>
      <p className="mb-6 max-w-measure text-sm text-ink-soft">
        The cases in the library that it relies on most, and the most cited of those that cite it.
        Choose one to see its own.
      </p>
      <div className="grid items-stretch lg:grid-cols-[minmax(0,1fr)_3rem_minmax(0,1fr)_3rem_minmax(0,1fr)]">
        <Fetched query={cited} {...texts.ofList}>
          {({ items }) => (
            <Side title="It cites" cases={items.flatMap((item) => item.case ?? [])} end="right" />
          )}
        </Fetched>
        <div className="flex flex-col justify-center max-lg:py-6 lg:pt-7">
          <p className="rounded-md border-2 border-accent-ink bg-surface px-4 py-3">
            <span className="block text-xs text-ink-faint">This case</span>
            <i className="font-serif text-lg wrap-anywhere">{record.name}</i>
          </p>
        </div>
        <Fetched query={citing} {...texts.ofList}>
          {({ items }) => (
            <Side title="Cited by" cases={items.map((item) => item.case)} end="left" />
          )}
        </Fetched>
      </div>
    </>
  );
}

interface SideProps {
  title: string;
  cases: readonly Pick<CaseRef, 'id' | 'name' | 'citation' | 'year'>[];
  /** Where the case is that they belong to. */
  end: 'left' | 'right';
}

/** Cases of one side, and the lines between them and the case; on small screens without lines. */
function Side({ title, cases, end }: SideProps) {
  const shown = cases.slice(0, SHOWN);
  const lines = <Lines count={shown.length} end={end} />;
  return (
    <>
      {end === 'left' ? lines : null}
      <section aria-label={title} className="flex flex-col">
        <h3 className="mb-2 font-sans text-sm font-semibold text-ink-soft">{title}</h3>
        {shown.length === 0 ? <p className="text-ink-soft">None in the library</p> : null}
        <ol className="grid flex-1 auto-rows-fr gap-2">
          {shown.map(({ id, name, citation, year }) => (
            <li key={id} className="flex">
              <Link
                to={caseHref(id, caseAddressSearch({ tab: 'network' }))}
                className="flex w-full flex-col justify-center rounded-md border border-rule bg-surface px-3 py-2 hover:border-accent-ink"
              >
                <i className="line-clamp-2 font-serif leading-snug">{name}</i>
                <span className="text-xs text-ink-faint tabular-nums">
                  {[citation, year].filter(Boolean).join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </section>
      {end === 'right' ? lines : null}
    </>
  );
}

/** From the middle of each row to the middle of all. */
function Lines({ count, end }: { count: number; end: 'left' | 'right' }) {
  const rows = Array.from({ length: count }, (_, row) => ((row + 0.5) / count) * 100);
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="size-full fill-none stroke-control pt-7 max-lg:hidden"
    >
      {rows.map((y) => (
        <path
          key={y}
          d={end === 'right' ? `M0 ${y}C50 ${y} 50 50 100 50` : `M0 50C50 50 50 ${y} 100 ${y}`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
