import { INCOMPLETE_SEARCH } from '@casewright/contracts';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { useIsModelKnown, useModel } from '../../../shared/model/use-model';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { LoadingLines } from '../../../shared/ui/skeleton';
import type { Search } from '../run/use-search';
import { SearchResults } from './search-results';

const NoResults = lazyPart(() => import('./no-results'), 'NoResults', 'panel', false);
const QuestionReading = lazyPart(
  () => import('../question-reading'),
  'QuestionReading',
  'panel',
  false,
);
const SearchFailed = lazyPart(() => import('./no-results'), 'SearchFailed');
const Notices = lazyPart(() => import('./notices'), 'Notices', 'panel', false);

/** What may be meant instead, unless it was searched for already. */
const asIs = (answer: Search['answer']) => (answer?.isCorrected ? null : answer?.suggestion);

const RESULT = ['mt-2 h-6 w-64', 'w-96', 'mt-3 w-5/6', 'mt-3 w-full', 'w-full', 'mb-8 w-2/3'];

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
  const { address, error, isRunning } = search;
  const isModelKnown = useIsModelKnown();
  // What is found is laid out by whether a model helps.
  if (isRunning || !(error || isModelKnown)) {
    return (
      <LoadingLines
        isSaid
        words="Searching legal databases..."
        widths={[...RESULT, ...RESULT, ...RESULT]}
        className="gap-3"
      />
    );
  }
  if (error) return <SearchFailed error={error} onRetry={() => search.ask(address.query)} />;
  return <Found search={search} />;
}

function Found({ search }: { search: Search }) {
  const { address, answer } = search;
  const model = useModel();
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
