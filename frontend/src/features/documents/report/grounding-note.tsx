import type { Grounding } from '@casewright/contracts';
import { CheckedNote } from '../../../shared/model/checked-note';
import { ModelRead } from '../../../shared/model/model-read';
import { countOf } from '../../../shared/words/count-of';

/** How far the model's words could be tied to the document: a line, and behind it the particulars. */
export function GroundingNote({ grounding, engine }: { grounding: Grounding; engine: string }) {
  const { quotationsKept, quotationsDropped, citationsVerified, citationsUnverified } = grounding;
  const quotations = quotationsKept + quotationsDropped;
  const citations = citationsVerified + citationsUnverified;
  return (
    <CheckedNote>
      <ModelRead engine={engine} grounding={grounding} />
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
    </CheckedNote>
  );
}
