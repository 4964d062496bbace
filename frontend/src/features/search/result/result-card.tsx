import type { SearchCase } from '@casewright/contracts';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { Tooltip } from '../../../shared/ui/tooltip';
import { HistoryBadge } from '../../../shared/verdict/history-badge';
import type { Explanation } from '../explain/explanation-of';
import { KeyPoints } from './key-points';
import { markWords, matchedWords } from './marked-words';
import { MarkedRuns, PassageQuote } from './passage-quote';
import { PickBox, type PickProps, ResultActions, ResultSource } from './result-source';
import { useOpen } from './use-open';

const ExplainedRelevance = lazyPart(
  () => import('./explained-relevance'),
  'ExplainedRelevance',
  'panel',
  <div className="mt-2 mb-7 min-h-[5lh] sm:min-h-[3lh]" />,
);

const ResultDetails = lazyPart(() => import('./result-details'), 'ResultDetails');

/** Where the list says what the keys do in a result. */
export const RESULT_KEYS_ID = 'result-keys';

interface ResultCardProps extends PickProps {
  found: SearchCase;
  query: string;
  /** Absent where no model helps. */
  explanation?: Explanation | undefined;
}

/** One case to scan: name, source, why it is here, what it is about; all of it on request. */
export function ResultCard({ found, query, explanation, ...pick }: ResultCardProps) {
  const id = useId();
  const { isOpen, toggle } = useOpen(`${found.id} ${query}`);
  return (
    <article aria-labelledby={id} className="group/result max-sm:flex max-sm:flex-col">
      <div className="flex items-start gap-x-6 max-sm:contents">
        <h3 id={id} className="min-w-0 flex-1 text-xl wrap-anywhere italic">
          <CaseName found={found} onPick={pick.onPick} />
        </h3>
        <ResultActions found={found} isOpen={isOpen} onToggle={toggle}>
          <PickBox title={found.title} {...pick} />
        </ResultActions>
      </div>
      {found.history && found.history.standing !== 'none_known' ? (
        <p className="mt-1">
          <HistoryBadge history={found.history} />
        </p>
      ) : null}
      <ResultSource found={found} />
      <ResultPart title="Relevance">
        <p className="max-w-2xl wrap-anywhere">
          <MarkedRuns runs={markWords(found.relevance, matchedWords(query, found.passage))} />
        </p>
        {explanation ? (
          <ExplainedRelevance explanation={explanation} query={query} passage={found.passage} />
        ) : null}
        {isOpen ? <PassageQuote found={found} /> : null}
      </ResultPart>
      <ResultPart title="Case Summary">
        <CaseSummary text={found.summary} isOpen={isOpen} />
      </ResultPart>
      {found.keyPoints.length > 0 ? (
        <ResultPart title="Key Points">
          <KeyPoints points={found.keyPoints} said={found.relevance} isOpen={isOpen} />
        </ResultPart>
      ) : null}
      {isOpen ? <ResultDetails found={found} /> : null}
    </article>
  );
}

/**
 * The name as it is cited, with the full one as a tooltip unless that is the same. It leads to the
 * case; Space selects the result.
 */
function CaseName({ found, onPick }: Pick<ResultCardProps, 'found' | 'onPick'>) {
  const { id, title, caption } = found;
  const link = (
    <Link
      to={caseHref(id)}
      state={{ isFromResults: true }}
      aria-describedby={RESULT_KEYS_ID}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onPick(event.shiftKey);
      }}
      className="hover:underline hover:underline-offset-4"
    >
      {caption ?? title}
    </Link>
  );
  return caption ? <Tooltip content={title}>{link}</Tooltip> : link;
}

/** A part alongside its side head; under it on a small screen. */
function ResultPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-1.5 text-sm sm:grid sm:grid-cols-[7rem_minmax(0,1fr)]">
      <h4 className="font-sans text-xs leading-5 font-semibold tracking-wide text-ink-faint">
        {title}
      </h4>
      <div>{children}</div>
    </section>
  );
}

const FOLDED = 'line-clamp-2 print:line-clamp-none';

/** Two lines of the summary, or all of it. */
function CaseSummary({ text, isOpen }: { text: string; isOpen: boolean }) {
  if (text === '') return <p className="text-ink-soft">The record has none.</p>;
  return <p className={clsx('max-w-2xl font-serif wrap-anywhere', !isOpen && FOLDED)}>{text}</p>;
}
