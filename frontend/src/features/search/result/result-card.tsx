import type { SearchCase } from '@casewright/contracts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { ExplainedRelevance } from '../explain/explained-relevance';
import type { Explanation } from '../explain/explanation-of';
import { CaseSummary } from './case-summary';
import { KeyPoints } from './key-points';
import { PassageQuote } from './passage-quote';
import { RelevanceText } from './relevance-text';
import { ResultDetails } from './result-details';
import { ResultSource } from './result-source';

export interface ResultCardProps {
  found: SearchCase;
  query: string;
  /** Absent where no model helps. */
  explanation?: Explanation | undefined;
}

/** One case, read like a headnote: name, source, why it is here, summary, key points. */
export function ResultCard({ found, query, explanation }: ResultCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="group/result">
      <h3 id={id} className="text-xl wrap-anywhere italic">
        <Link to={caseHref(found.id)} className="hover:underline hover:underline-offset-4">
          {found.title}
        </Link>
      </h3>
      <ResultSource found={found} />
      <ResultPart title="Relevance">
        {explanation ? (
          <ExplainedRelevance explanation={explanation} query={query} passage={found.passage} />
        ) : (
          <RelevanceText text={found.relevance} query={query} passage={found.passage} />
        )}
        <PassageQuote found={found} />
      </ResultPart>
      <ResultPart title="Case Summary">
        {found.summary === '' ? (
          <p className="text-ink-soft">The record has none.</p>
        ) : (
          <CaseSummary text={found.summary} />
        )}
      </ResultPart>
      {found.keyPoints.length > 0 ? (
        <ResultPart title="Key Points">
          <KeyPoints points={found.keyPoints} />
        </ResultPart>
      ) : null}
      <ResultDetails found={found} />
    </article>
  );
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
