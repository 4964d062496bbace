import {
  reachOfPhrase,
  SEARCH_LIMITS,
  type SearchCase,
  type SearchResponse,
} from '@casewright/contracts';
import { useId } from 'react';
import { ExportMenu } from '../../../shared/export/export-menu';
import { InfoTip } from '../../../shared/ui/info-tip';
import { Pagination } from '../../../shared/ui/pagination';
import { Select } from '../../../shared/ui/select';
import { useExplanations } from '../explain/use-explanations';
import { ResultCard } from '../result/result-card';
import { type SearchAddress, SORT_OPTIONS, type Sort, searchedWords } from '../search-address';
import * as texts from '../texts';
import { countOfCases, engineName, reachOfCases } from '../texts';
import { DidYouMean } from './no-results';

interface SearchResultsProps {
  answer: SearchResponse;
  address: SearchAddress;
  onTurn: (change: Partial<Omit<SearchAddress, 'query'>>) => void;
}

interface ResultPagesProps {
  answer: SearchResponse;
  onTurn: (change: { page: number }) => void;
}

export function SearchResults({ answer, address, onTurn }: SearchResultsProps) {
  const { cases, page, pageSize } = answer;
  const explain = useExplanations(address);
  return (
    <>
      <ResultsHeader
        answer={answer}
        query={searchedWords(address)}
        sort={address.sort}
        explain={explain}
        onSort={(next) => onTurn({ sort: next })}
      />
      <DidYouMean suggestion={answer.suggestion} />
      <ol start={(page - 1) * pageSize + 1}>
        {cases.map((found) => (
          <li key={found.id} className="border-b border-rule py-7">
            <ResultCard
              found={found}
              query={searchedWords(address)}
              explanation={explain?.(found)}
            />
          </li>
        ))}
      </ol>
      <ResultPages answer={answer} onTurn={onTurn} />
    </>
  );
}

interface ResultsHeaderProps {
  answer: SearchResponse;
  query: string;
  sort: Sort;
  explain: ReturnType<typeof useExplanations>;
  onSort: (sort: Sort) => void;
}

function ResultsHeader({ answer, query, sort, explain, onSort }: ResultsHeaderProps) {
  const sortId = useId();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-ink pb-3">
      <div className="flex-1 basis-72">
        <div className="flex items-center gap-1">
          <h2 id="search-outcome" className="text-xl">
            {texts.searchResults}
          </h2>
          <InfoTip label={texts.aboutRanking}>{texts.casesAreRankedByHow}</InfoTip>
        </div>
        <p className="text-sm text-ink-soft tabular-nums">
          {texts.rankedBy(countOfCases(answer.total), engineName(answer.engine))}
        </p>
        {answer.phraseReach ? (
          <p className="mt-1 max-w-measure text-sm text-ink-soft tabular-nums">
            {reachOfPhrase(answer.phraseReach, sort)}
          </p>
        ) : null}
      </div>
      <div className="flex items-center gap-2 text-sm text-ink-soft">
        <label htmlFor={sortId} className="shrink-0 max-sm:sr-only">
          {texts.sortBy}
        </label>
        <Select
          id={sortId}
          value={sort}
          options={SORT_OPTIONS}
          onChange={(event) => onSort(event.target.value as Sort)}
          fits
          className="min-w-38 text-sm"
        />
        <ExportMenu
          type="search-results"
          data={() => ({ ...answer, query, sort, cases: answer.cases.map(asShown(explain)) })}
        />
      </div>
    </div>
  );
}

/** A case with the reason that the screen gives for it, and who gave that. */
const asShown = (explain: ReturnType<typeof useExplanations>) => (found: SearchCase) => {
  const shown = explain?.(found);
  return shown ? { ...found, relevance: shown.text, relevanceSource: shown.source } : found;
};

/** The pages that can be turned to; a sentence where these are not all. */
function ResultPages({ answer: { total, page, pageSize }, onTurn }: ResultPagesProps) {
  const needed = Math.ceil(total / pageSize);
  return (
    <>
      <Pagination
        page={page}
        pageCount={Math.min(needed, SEARCH_LIMITS.page)}
        onPageChange={(next) => onTurn({ page: next })}
      />
      {needed > SEARCH_LIMITS.page ? (
        <p className="text-sm text-ink-soft">{reachOfCases(pageSize)}</p>
      ) : null}
    </>
  );
}
