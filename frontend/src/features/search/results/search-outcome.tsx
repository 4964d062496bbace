import { INCOMPLETE_SEARCH } from '@casewright/contracts';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { useModelAtFirst } from '../../../shared/model/use-model';
import { InlineAlert, RetryAlert } from '../../../shared/ui/inline-alert';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Spinner } from '../../../shared/ui/spinner';
import { describeSearchFailure } from '../api/search-failure';
import type { Search } from '../run/use-search';
import { SearchResults } from './search-results';
import * as texts from './texts';

const NoResults = lazyPart(async () => (await import('./no-results')).NoResults);
const QuestionReading = lazyPart(async () => (await import('../question-reading')).QuestionReading);
const Notices = lazyPart(async () => (await import('./notices')).Notices);

/** What may be meant instead, unless it was searched for already. */
const asIs = (answer: Search['answer']) => (answer?.isCorrected ? null : answer?.suggestion);

const SHAPES = ['first', 'second', 'third'] as const;

/** Where a search ends: its results, none, or its failure; before that, the shape of results. */
export function SearchOutcome({ search }: { search: Search }) {
  const region = useFocusWhenDone(search);
  return (
    <section
      ref={region}
      tabIndex={-1}
      data-focus-target
      aria-label={texts.searchResults}
      className="scroll-mt-28 outline-none"
    >
      <Outcome search={search} />
    </section>
  );
}

function Outcome({ search }: { search: Search }) {
  const { address, answer, error, isRunning } = search;
  const model = useModelAtFirst();
  if (isRunning) return <ResultsSkeleton />;
  if (error) return <SearchFailed error={error} onRetry={() => search.ask(address.query)} />;
  return (
    <>
      {answer?.isIncomplete ? (
        <InlineAlert tone="info" className="mb-6">
          {INCOMPLETE_SEARCH}
        </InlineAlert>
      ) : null}
      <Suspense fallback={null}>
        {model === null && address.as === undefined ? null : (
          <QuestionReading address={address} onRead={search.read} />
        )}
        {answer && (answer.notHeld || answer.lacking || answer.isCorrected) ? (
          <Notices answer={answer} address={address} />
        ) : null}
        {answer && answer.cases.length > 0 ? (
          <SearchResults answer={answer} address={address} onTurn={search.turn} />
        ) : (
          <NoResults address={address} suggestion={asIs(answer)} onTurn={search.turn} />
        )}
      </Suspense>
    </>
  );
}

/**
 * The field is disabled while a search runs, and turning a page removes its buttons: a user whose
 * focus was there would be sent to the top of the document. It moves to what was found instead.
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

/** The failure where the results would be: what happened, what is safe, what to do. */
function SearchFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { title, description } = describeSearchFailure(error);
  return (
    <RetryAlert title={title} onRetry={onRetry}>
      <p className="wrap-anywhere">{description}</p>
      <p className="mt-1">{texts.yourQueryIsStillIn}</p>
    </RetryAlert>
  );
}

/** While a search runs: the words, and the shape of what comes. */
function ResultsSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="flex items-center gap-2.5 border-b border-ink pb-3 text-ink-soft">
        <Spinner />
        {texts.searchingLegalDatabases}
      </p>
      {SHAPES.map((shape) => (
        <div key={shape} className="flex flex-col gap-3 border-b border-rule py-7">
          <Skeleton className="h-6 w-64 max-w-full" />
          <Skeleton className="w-96 max-w-full" />
          <Skeleton className="mt-3 w-5/6" />
          <Skeleton className="mt-3 w-full" />
          <Skeleton className="w-full" />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  );
}
