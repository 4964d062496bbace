import { coverageSentence, SEARCH_LIMITS, type SearchResponse } from '@casewright/contracts';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Pagination } from '../../../shared/ui/pagination';
import { useExplanations } from '../explain/use-explanations';
import { ResultCard } from '../result/result-card';
import { type SearchAddress, searchedWords } from '../search-address';
import { HowToAddLaw } from './how-to-add-law';
import { DidYouMean } from './no-results';
import { ResultsHeader } from './results-header';
import { reachOfCases } from './texts';

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
      <ol start={(page - 1) * pageSize + 1}>
        {cases.map((found) => (
          <li key={found.id} className="border-b border-rule py-4">
            <ResultCard found={found} query={words} explanation={explain?.(found)} />
          </li>
        ))}
      </ol>
      <ResultPages answer={answer} onTurn={onTurn} />
    </>
  );
}

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
