import {
  CITED_BY_SORTS,
  type CitedByPage,
  type CitedBySort,
  type CitingCase,
} from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { Quote } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Fetched } from '../../../shared/ui/fetched';
import { Pagination } from '../../../shared/ui/pagination';
import { LabeledSelect } from '../../../shared/ui/select';
import { type CaseAddress, caseAddressSearch } from '../case-address';
import { citedByQuery } from '../case-queries';
import * as texts from '../texts';
import { treatmentWord } from '../treatment-words';
import { LIST_SHAPE, Passages } from './passage-view';

const CitingDecades = lazyPart(() => import('./citing-decades'), 'CitingDecades');

const SORT_LABELS: Record<CitedBySort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  depth: 'Cites it most',
  authority: 'Most cited',
};
const SORT_OPTIONS = CITED_BY_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

/** The cases that cite this one, each with the passages in which it does. */
export function CitedByTab({ caseId, address }: { caseId: number; address: CaseAddress }) {
  const query = useQuery(citedByQuery(caseId, address));
  const navigate = useNavigate();
  const turn = (change: Partial<CaseAddress>) => {
    const { sort, treatment } = address;
    const next = { tab: 'cited-by' as const, sort, treatment, page: 1, ...change };
    void navigate(caseHref(caseId, caseAddressSearch(next)), { preventScrollReset: true });
  };
  return (
    <Fetched query={query} {...texts.ofList} shape={LIST_SHAPE}>
      {(data) =>
        data.total === 0 && !address.treatment ? (
          <NobodyCites />
        ) : (
          <>
            <CitingDecades decades={data.decades} />
            <div className="mb-2 flex flex-wrap items-end justify-between gap-4 border-b border-ink pb-3">
              <p className="text-sm text-ink-soft tabular-nums" role="status">
                {data.total === 1 ? '1 case' : texts.cases(data.total.toLocaleString('en-US'))}
              </p>
              <Choices address={address} treatments={data.treatments} onTurn={turn} />
            </div>
            <ol start={(data.page - 1) * data.pageSize + 1}>
              {data.items.map((item) => (
                <CitingCaseItem key={item.case.id} item={item} />
              ))}
            </ol>
            <Pagination
              page={data.page}
              pageCount={Math.ceil(data.total / data.pageSize)}
              onPageChange={(page) => turn({ page })}
            />
          </>
        )
      }
    </Fetched>
  );
}

interface ChoicesProps {
  address: CaseAddress;
  treatments: CitedByPage['treatments'];
  onTurn: (change: Partial<CaseAddress>) => void;
}

/** Which of the cases are listed, where their treatment is known, and in what order. */
function Choices({ address, treatments, onTurn }: ChoicesProps) {
  const options = treatments.map(({ treatment, count }) => ({
    value: treatment,
    label: `${treatmentWord(treatment)} (${count})`,
  }));
  return (
    <div className="flex flex-wrap gap-3" data-no-print>
      {treatments.length > 0 ? (
        <LabeledSelect
          label="Derived treatment"
          value={address.treatment ?? ''}
          options={[{ value: '', label: 'All citations' }, ...options]}
          onChoose={(value) => onTurn({ treatment: (value || null) as CaseAddress['treatment'] })}
        />
      ) : null}
      <LabeledSelect
        label="Sort by"
        value={address.sort}
        options={SORT_OPTIONS}
        onChoose={(value) => onTurn({ sort: value as CitedBySort })}
      />
    </div>
  );
}

function CitingCaseItem({ item }: { item: CitingCase }) {
  const { case: citing, depth, passages } = item;
  return (
    <li className="border-b border-rule py-6">
      <h3 className="text-lg italic">
        <Link to={caseHref(citing.id)} className="hover:underline hover:underline-offset-4">
          {citing.name}
        </Link>
      </h3>
      <p className="mb-3 text-sm text-ink-soft tabular-nums">
        {[citing.citation, citing.court, citing.year].filter(Boolean).join(' · ')}
        {depth > 1 ? ` · cites it ${depth} times` : ''}
      </p>
      <Passages citing={citing} passages={passages} />
    </li>
  );
}

function NobodyCites() {
  return (
    <EmptyState icon={Quote} title="No opinion text in the library cites this case">
      Cases outside the library may cite it, as may cases whose text is not in the library. The list
      grows with every import.
    </EmptyState>
  );
}
