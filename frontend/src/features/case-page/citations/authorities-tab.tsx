import { type CaseRecord, type CitedAuthority, countOf } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { caseHref, searchHref } from '../../../shared/config/paths';
import { Badge } from '../../../shared/ui/badge';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Fetched } from '../../../shared/ui/fetched';
import { Pagination } from '../../../shared/ui/pagination';
import { caseAddressSearch } from '../case-address';
import { authoritiesQuery } from '../case-queries';
import * as texts from '../texts';
import { LIST_SHAPE, Passages } from './passage-view';

/** The cases that this one cites, the most cited first, found in the library or not. */
export function AuthoritiesTab({ record, page }: { record: CaseRecord; page: number }) {
  const query = useQuery(authoritiesQuery(record.id, page));
  const navigate = useNavigate();
  return (
    <Fetched query={query} {...texts.ofList} shape={LIST_SHAPE}>
      {(data) =>
        data.total === 0 ? (
          <CitesNothing hasText={record.opinions.length > 0} />
        ) : (
          <>
            <p
              role="status"
              className="border-b border-ink pb-3 text-sm text-ink-soft tabular-nums"
            >
              {`${countOf(data.total, 'case')} cited, ${data.inLibrary.toLocaleString('en-US')} of them in the library`}
            </p>
            <ol start={(data.page - 1) * data.pageSize + 1}>
              {data.items.map((item) => (
                <li key={item.case?.id ?? item.citation} className="border-b border-rule py-5">
                  <Authority item={item} citing={record} />
                </li>
              ))}
            </ol>
            <Pagination
              page={data.page}
              pageCount={Math.ceil(data.total / data.pageSize)}
              onPageChange={(next) =>
                void navigate(
                  caseHref(record.id, caseAddressSearch({ tab: 'authorities', page: next })),
                  { preventScrollReset: true },
                )
              }
            />
          </>
        )
      }
    </Fetched>
  );
}

function Authority({ item, citing }: { item: CitedAuthority; citing: CaseRecord }) {
  const { case: cited, name, citation, passages } = item;
  return (
    <>
      <h3 className="text-lg wrap-anywhere italic">
        {cited ? (
          <Link to={caseHref(cited.id)} className="hover:underline hover:underline-offset-4">
            {cited.name}
          </Link>
        ) : (
          (name ?? citation)
        )}
      </h3>
      <AuthorityFacts item={item} />
      <details className="mt-2">
        <summary className="inline-block min-h-6 text-sm text-link">
          {passages.length === 1 ? 'The passage' : `${passages.length} passages`}
        </summary>
        <Passages citing={refOf(citing)} passages={passages} className="mt-2" />
      </details>
    </>
  );
}

function AuthorityFacts({ item }: { item: CitedAuthority }) {
  const { case: cited, name, citation, year, depth } = item;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft tabular-nums">
      <span>
        {[citation, cited?.year ?? year].filter(Boolean).join(' · ')}
        {depth > 1 ? ` · cited ${depth} times` : ''}
      </span>
      {cited ? null : (
        <>
          <Badge tone="unchecked">Not in the library</Badge>
          <Link to={searchHref(name ?? citation)} className="text-link">
            Search for it
          </Link>
        </>
      )}
    </p>
  );
}

function refOf({ id, name, citations, court, year }: CaseRecord) {
  return { id, name, citation: citations[0] ?? null, court: court.name, year };
}

function CitesNothing({ hasText }: { hasText: boolean }) {
  return (
    <EmptyState
      icon={BookOpen}
      title={
        hasText
          ? 'This case cites no other case'
          : 'The opinions of this case are not in the library'
      }
    >
      {hasText ? null : 'What it cites will be known once its text is imported.'}
    </EmptyState>
  );
}
