import { coverageSentence, SEARCH_LIMITS, type SearchResponse } from '@casewright/contracts';
import { useRef } from 'react';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Pagination } from '../../../shared/ui/pagination';
import { useExplanations } from '../explain/use-explanations';
import { RESULT_KEYS_ID, ResultCard } from '../result/result-card';
import { moveInResults, useOneStopEach } from '../result/result-keys';
import { type SearchAddress, searchedWords } from '../search-address';
import { usePicked } from '../selection/use-picked';
import { ResultsHeader } from './results-header';
import { reachOfCases } from './texts';

const DidYouMean = lazyPart(() => import('./did-you-mean'), 'DidYouMean', 'panel', false);
const HowToAddLaw = lazyPart(() => import('./how-to-add-law'), 'HowToAddLaw', 'panel', false);
const SelectionBar = lazyPart(() => import('../selection/selection-bar'), 'SelectionBar');

interface SearchResultsProps {
  answer: SearchResponse;
  address: SearchAddress;
  onTurn: (change: Partial<Omit<SearchAddress, 'query'>>) => void;
}

export function SearchResults({ answer, address, onTurn }: SearchResultsProps) {
  const explain = useExplanations(address);
  const words = (answer.isCorrected && answer.suggestion) || searchedWords(address);
  return (
    <>
      <ResultsHeader
        answer={answer}
        query={words}
        address={address}
        explain={explain}
        onSort={(next) => onTurn({ sort: next })}
      />
      <CoverageNotice answer={answer} />
      <DidYouMean suggestion={answer.isCorrected ? null : answer.suggestion} />
      <ResultList key={words} answer={answer} query={words} explain={explain} />
      <ResultPages answer={answer} onTurn={onTurn} />
    </>
  );
}

interface ResultListProps {
  answer: SearchResponse;
  query: string;
  explain: ReturnType<typeof useExplanations>;
}

/** The results, of which several can be selected; each is one stop for the keyboard. */
function ResultList({ answer: { cases, page, pageSize }, query, explain }: ResultListProps) {
  const list = useRef<HTMLOListElement>(null);
  const picked = usePicked(query, cases);
  useOneStopEach(list);
  return (
    <>
      <p id={RESULT_KEYS_ID} className="sr-only">
        Arrow keys reach what else is in a result and the results around it. Space selects.
      </p>
      <ol ref={list} start={(page - 1) * pageSize + 1} onKeyDown={moveInResults}>
        {cases.map((found) => (
          <li key={found.id} className="border-b border-rule py-4">
            <ResultCard
              found={found}
              query={query}
              explanation={explain?.(found)}
              isPicked={picked.cases.has(found.id)}
              isPicking={picked.cases.size > 0}
              onPick={(isRange) => picked.toggle(found, isRange)}
            />
          </li>
        ))}
      </ol>
      {picked.cases.size > 0 ? <SelectionBar picked={picked} query={query} /> : null}
    </>
  );
}

/** The pages that can be turned to; a sentence where these are not all. */
function ResultPages({
  answer: { total, page, pageSize },
  onTurn,
}: Pick<SearchResultsProps, 'answer' | 'onTurn'>) {
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

/**
 * Says what the library does not answer, and how to fix that; a part of a question more quietly.
 */
function CoverageNotice({ answer }: { answer: SearchResponse }) {
  const sentence = coverageSentence(answer);
  if (!sentence) return null;
  if (answer.coverage === 'partial') {
    return <p className="pt-3 text-sm text-ink-soft wrap-anywhere">{sentence}</p>;
  }
  return (
    <InlineAlert tone="info" className="mt-4">
      <p className="text-base wrap-anywhere">{sentence}</p>
      <HowToAddLaw />
    </InlineAlert>
  );
}
