import type { Finding } from '@casewright/contracts';
import { memo } from 'react';
import { FindingLine, type FindingLineState } from '../../../shared/reading/findings/finding-line';
import { SeverityBadge } from '../../../shared/severity/severity-badge';
import { categoryWords } from '../texts';

/** Letters of the quotation: more than a line has room for. */
const FIRST_WORDS = 120;

interface FindingRowProps extends FindingLineState {
  finding: Finding;
}

/** A finding of a document in the list. */
export const FindingRow = memo(function FindingRow({ finding, ...state }: FindingRowProps) {
  const { title, severity, category, page, quote } = finding;
  return (
    <FindingLine
      {...state}
      badge={<SeverityBadge severity={severity} />}
      aside={`${categoryWords(category)}${page === null ? '' : ` · page ${page}`}`}
      details={<FindingDetails finding={finding} />}
    >
      <span className="font-serif text-base leading-snug wrap-anywhere">{title}</span>
      {/* Several findings may have one title: the first words tell them apart. */}
      {state.isOpen ? null : (
        <span className="line-clamp-1 text-sm text-ink-faint wrap-anywhere">
          {quote.slice(0, FIRST_WORDS)}
        </span>
      )}
    </FindingLine>
  );
});

/** Letters of a quotation in the list; the text beside it has all of it. */
const QUOTED = 300;

/** What was found and why it matters, what to do, and the words that it rests on. */
export function FindingDetails({ finding }: { finding: Finding }) {
  const { explanation, recommendation, quote, source } = finding;
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="wrap-anywhere">{explanation}</p>
      {recommendation ? (
        <p className="wrap-anywhere">
          <span className="font-semibold">What to do: </span>
          {recommendation}
        </p>
      ) : null}
      <blockquote className="border-l-3 border-rule pl-3 font-serif text-base leading-snug whitespace-pre-line text-ink-soft wrap-anywhere">
        {shortened(quote)}
      </blockquote>
      <p className="text-xs text-ink-faint">
        {source === 'model' ? 'Found by the model' : 'Found by a rule of the built-in engine'}
      </p>
    </div>
  );
}

function shortened(quote: string): string {
  if (quote.length <= QUOTED) return quote;
  return `${quote.slice(0, QUOTED).replace(/\s+\S*$/, '')} …`;
}
