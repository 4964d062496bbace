import type { CaseRecord, CaseRef } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { type CaseTab, caseAddressSearch } from '../case-address';
import { authoritiesQuery, citedByQuery } from '../case-queries';
import * as texts from '../texts';

const SHOWN = 5;

/** From case to case: those it cites most, and the most cited of those that cite it. */
export function CaseWalk({ record: { id, counts } }: { record: CaseRecord }) {
  const cited = useQuery({ ...authoritiesQuery(id, 1), enabled: counts.authorities > 0 });
  const citing = useQuery({
    ...citedByQuery(id, { page: 1, sort: 'authority', treatment: null }),
    enabled: counts.citedBy > 0,
  });
  return (
    <>
      <Side
        title={texts.cites}
        cases={cited.data?.items.flatMap((item) => item.case ?? []) ?? []}
        all={{ id, tab: 'authorities', count: counts.authorities }}
      />
      <Side
        title={texts.citedByCases}
        cases={citing.data?.items.map((item) => item.case) ?? []}
        all={{ id, tab: 'cited-by', count: counts.citedBy }}
      />
    </>
  );
}

interface SideProps {
  title: string;
  cases: readonly CaseRef[];
  all: { id: number; tab: CaseTab; count: number };
}

function Side({ title, cases, all: { id, tab, count } }: SideProps) {
  if (cases.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1.5 font-sans text-xs font-semibold tracking-wide text-ink-faint">
        {title}
      </h2>
      <ul className="space-y-1.5 text-sm">
        {cases.slice(0, SHOWN).map((each) => (
          <li key={each.id}>
            <Link
              to={caseHref(each.id)}
              className="font-serif text-base text-accent-ink italic underline-offset-4 hover:underline"
            >
              {each.name}
            </Link>
            {each.year === null ? null : <span className="text-ink-soft"> ({each.year})</span>}
          </li>
        ))}
      </ul>
      {count > SHOWN ? (
        <Link
          to={caseHref(id, caseAddressSearch({ tab }))}
          preventScrollReset
          className="mt-1.5 inline-flex min-h-6 items-center text-sm text-accent-ink underline underline-offset-4"
        >
          {texts.allCases(count)}
        </Link>
      ) : null}
    </section>
  );
}
