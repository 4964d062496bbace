import type { Passage, SearchCase } from '@casewright/contracts';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { Tooltip } from '../../../shared/ui/tooltip';
import { HistoryBadge } from '../../../shared/verdict/history-badge';
import type { Explanation } from '../explain/explanation-of';
import { relevance } from '../texts';
import { ExplainedRelevance } from './explained-relevance';
import { FoldButton, useIsCut } from './fold-button';
import { KeyPoints } from './key-points';
import { markWords, matchedWords } from './marked-words';
import { MarkedRuns, PassageQuote } from './passage-quote';
import { ResultDetails } from './result-details';
import { ResultSource } from './result-source';
import * as texts from './texts';

interface ResultCardProps {
  found: SearchCase;
  query: string;
  /** Absent where no model helps. */
  explanation?: Explanation | undefined;
}

interface RelevanceTextProps {
  text: string;
  query: string;
  passage: Passage;
}

/** One case, read like a headnote: name, source, why it is here, summary, key points. */
export function ResultCard({ found, query, explanation }: ResultCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="group/result">
      <h3 id={id} className="text-xl wrap-anywhere italic">
        <CaseName found={found} />
      </h3>
      {found.history && found.history.standing !== 'none_known' ? (
        <p className="mt-1">
          <HistoryBadge history={found.history} />
        </p>
      ) : null}
      <ResultSource found={found} />
      <ResultPart title={relevance}>
        {explanation ? (
          <ExplainedRelevance explanation={explanation} query={query} passage={found.passage} />
        ) : (
          <RelevanceText text={found.relevance} query={query} passage={found.passage} />
        )}
        <PassageQuote found={found} />
      </ResultPart>
      <ResultPart title={texts.caseSummary}>
        {found.summary === '' ? (
          <p className="text-ink-soft">{texts.recordHasNone}</p>
        ) : (
          <CaseSummary text={found.summary} />
        )}
      </ResultPart>
      {found.keyPoints.length > 0 ? (
        <ResultPart title={texts.keyPoints}>
          <KeyPoints points={found.keyPoints} />
        </ResultPart>
      ) : null}
      <ResultDetails found={found} />
    </article>
  );
}

/** The name as it is cited, with the whole one as a tooltip; as it stands where that is the same. */
function CaseName({ found: { id, title, caption } }: Pick<ResultCardProps, 'found'>) {
  const link = (
    <Link to={caseHref(id)} className="hover:underline hover:underline-offset-4">
      {caption ?? title}
    </Link>
  );
  return caption ? <Tooltip content={title}>{link}</Tooltip> : link;
}

/** A part under its side head. */
function ResultPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4">
      <h4 className="mb-1 font-sans text-xs font-semibold tracking-wide text-ink-faint">{title}</h4>
      {children}
    </section>
  );
}

/** Three lines of the summary; the rest unfolds where there is a rest. */
function CaseSummary({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { ref, isCut } = useIsCut<HTMLParagraphElement>();
  return (
    <>
      <p
        ref={ref}
        className={clsx('max-w-2xl font-serif wrap-anywhere', !isOpen && 'line-clamp-3')}
      >
        {text}
      </p>
      {isCut || isOpen ? (
        <FoldButton isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.showLess : texts.showWholeSummary}
        </FoldButton>
      ) : null}
    </>
  );
}

/** Why the case is here, with the matched words marked. */
function RelevanceText({ text, query, passage }: RelevanceTextProps) {
  return (
    <p className="max-w-2xl wrap-anywhere">
      <MarkedRuns runs={markWords(text, matchedWords(query, passage))} />
    </p>
  );
}
