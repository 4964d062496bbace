import type { Grounding } from '@casewright/contracts';
import { countOf } from '../../../shared/words/count-of';

/** How far the model's words could be tied to the document: a line, and behind it the particulars. */
export function GroundingNote({ grounding, engine }: { grounding: Grounding; engine: string }) {
  const { quotationsKept, quotationsDropped, citationsVerified, citationsUnverified } = grounding;
  const quotations = quotationsKept + quotationsDropped;
  const citations = citationsVerified + citationsUnverified;
  return (
    <details className="mt-3 text-sm text-ink-soft">
      <summary className="cursor-pointer">How this was checked</summary>
      <ul className="mt-2 grid list-disc gap-1 pl-5 wrap-anywhere">
        <li>
          Model {engine}, prompt {grounding.prompt}; {grounding.sectionsRead} of{' '}
          {countOf(grounding.sectionsTotal, 'section')} read by it.
        </li>
        <li>
          {quotations === 0
            ? 'It quoted nothing.'
            : `${quotationsKept} of ${countOf(quotations, 'quotation')} found in the document; what leaned on others was left out.`}
        </li>
        <li>
          {citations === 0
            ? 'It cited nothing that needed checking.'
            : `${citationsVerified} of ${countOf(citations, 'citation')} confirmed by the library; each other one is marked.`}
        </li>
        {grounding.flagged.length === 0 ? null : (
          <li>
            Not found in the document: {grounding.flagged.map(({ text }) => text).join('; ')}. Check
            before you rely on it.
          </li>
        )}
      </ul>
    </details>
  );
}
