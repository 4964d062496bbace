import type { CheckedQuotation, QuotationDiff, QuotedPassage } from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../../shared/config/paths';
import { ComparedRun } from '../../../../shared/reading/text/compared-run';
import { StateBadge } from '../../../../shared/ui/badge';
import * as texts from './texts';
import { QUOTATION_LOOKS } from './texts';

interface QuotationViewProps {
  quotation: CheckedQuotation;
  /** The case that it is attributed to, to open. */
  caseId: number | null;
}

/** A quotation alongside its source: what was found there, and how the two differ. */
export function QuotationView({ quotation, caseId }: QuotationViewProps) {
  const { status, text, passage, diff } = quotation;
  return (
    <div className="flex flex-col items-start gap-2">
      <StateBadge look={QUOTATION_LOOKS[status]} />
      {diff ? (
        <Difference diff={diff} />
      ) : (
        <blockquote className="border-l-2 border-rule pl-3 font-serif wrap-anywhere">
          “{text}”
        </blockquote>
      )}
      {status === 'not_found' ? (
        <p className="text-ink-soft">These words do not appear in the opinions in the library.</p>
      ) : null}
      {passage ? <Source passage={passage} caseId={caseId} /> : null}
    </div>
  );
}

const NAMES = { before: ' your text has: ', after: ' the opinion has: ' };
const SIDES = { both: 'both', quotation: 'before', source: 'after' } as const;

/** Words that differ, each side marked, and named for screen readers. */
function Difference({ diff }: { diff: QuotationDiff }) {
  return (
    <>
      <blockquote className="border-l-2 border-rule pl-3 font-serif wrap-anywhere">
        {diff.map(({ in: side, text }, index) => {
          const key = `${index}${side}`;
          return <ComparedRun key={key} side={SIDES[side]} names={NAMES} text={text} />;
        })}
      </blockquote>
      <p className="text-xs text-ink-soft">
        Struck: only in your text. Underlined: only in the opinion.
      </p>
    </>
  );
}

function Source({ passage, caseId }: { passage: QuotedPassage; caseId: number | null }) {
  const { text, start, end, page, opinion } = passage;
  return (
    <details className="w-full">
      <summary className="inline-flex min-h-6 items-center text-link">Show it in context</summary>
      <p className="mt-2 font-serif wrap-anywhere">
        {text.slice(0, start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end)}
      </p>
      <p className="mt-1 text-xs text-ink-faint">
        {page ? texts.pageWithStop(page) : ''}
        {caseId === null ? null : (
          <Link
            to={caseHref(caseId, opinion === 0 ? '' : `?opinion=${opinion}`)}
            className="text-link"
          >
            Open the opinion
          </Link>
        )}
      </p>
    </details>
  );
}
