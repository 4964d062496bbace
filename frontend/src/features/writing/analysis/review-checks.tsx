import type { WritingGrounding } from '@casewright/contracts';
import { CheckedNote } from '../../../shared/model/checked-note';
import { ModelRead } from '../../../shared/model/model-read';
import { countOf } from '../../../shared/words/count-of';

/** What of the model's suggestions is shown, and by what they were held to the text. */
export function ReviewChecks({
  grounding,
  engine,
}: {
  grounding: WritingGrounding;
  engine: string;
}) {
  const { suggestionsKept, suggestionsDropped, remarksKept, remarksDropped } = grounding;
  const suggestions = suggestionsKept + suggestionsDropped;
  const remarks = remarksKept + remarksDropped;
  return (
    <CheckedNote>
      <ModelRead engine={engine} grounding={grounding} />
      <li>
        {suggestions === 0
          ? 'It suggested no other wording.'
          : `${suggestionsKept} of ${countOf(suggestions, 'suggestion')} shown.`}
        {suggestionsDropped === 0
          ? null
          : ' What is left out was not of words in the text, touched a number, name, citation, quotation, defined term or duty, or met a suggestion of a rule.'}
      </li>
      {remarks === 0 ? null : (
        <li>
          {remarksKept} of {countOf(remarks, 'remark')} on the tone shown.
          {remarksDropped === 0
            ? null
            : ' What is left out quoted what the text does not say, added to it, or met a rule.'}
        </li>
      )}
      <li>The scores and all other findings are those of the built-in engine.</li>
    </CheckedNote>
  );
}
