import { useEffect, useRef } from 'react';
import { QuestionReading } from '../reading/question-reading';
import type { useSearch } from '../run/use-search';
import { NoResults } from './no-results';
import { ResultsSkeleton } from './results-skeleton';
import { SearchFailed } from './search-failed';
import { SearchResults } from './search-results';

type Search = ReturnType<typeof useSearch>;

/** Where a search ends: its results, none, or its failure; before that, the shape of results. */
export function SearchOutcome({ search }: { search: Search }) {
  const region = useFocusWhenDone(search);
  return (
    <section
      ref={region}
      tabIndex={-1}
      data-focus-target
      aria-label="Search Results"
      className="scroll-mt-28 outline-none"
    >
      <Outcome search={search} />
    </section>
  );
}

function Outcome({ search }: { search: Search }) {
  const { address, answer, error, isRunning } = search;
  if (isRunning) return <ResultsSkeleton />;
  if (error) return <SearchFailed error={error} onRetry={() => search.ask(address.query)} />;
  return (
    <>
      <QuestionReading address={address} onRead={search.read} />
      {answer && answer.cases.length > 0 ? (
        <SearchResults answer={answer} address={address} onTurn={search.turn} />
      ) : (
        <NoResults address={address} suggestion={answer?.suggestion} onTurn={search.turn} />
      )}
    </>
  );
}

/**
 * The field is disabled while a search runs and a turned page takes its buttons with it: whoever
 * was there would start again at the top of the document. They go on at what was found.
 */
function useFocusWhenDone({ isRunning, isTurn }: Search) {
  const region = useRef<HTMLElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    const isDone = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    if (!isDone) return;
    if (isTurn) region.current?.scrollIntoView({ block: 'start' });
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, [isRunning, isTurn]);
  return region;
}
