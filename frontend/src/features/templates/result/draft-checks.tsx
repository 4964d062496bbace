import { type Draft, type DraftGrounding, headingOfSection } from '@casewright/contracts';
import { CheckedNote } from '../../../shared/model/checked-note';
import { ModelRead } from '../../../shared/model/model-read';
import { countOf } from '../../../shared/words/count-of';

interface DraftChecksProps {
  draft: Pick<Draft, 'sections' | 'engine'>;
  grounding: DraftGrounding;
}

/** Where the model's words are in a draft, and by what they were held to the rules' draft. */
export function DraftChecks({ draft, grounding }: DraftChecksProps) {
  const { paragraphsReworded, paragraphsRefused, termsPlaced, termsRefused } = grounding;
  const paragraphs = paragraphsReworded + paragraphsRefused;
  const terms = termsPlaced + termsRefused;
  const headings = draft.sections
    .filter(({ id }) => grounding.sections.includes(id))
    .map(headingOfSection);
  return (
    <CheckedNote>
      <ModelRead engine={draft.engine} grounding={grounding} />
      <li>
        {paragraphs === 0
          ? 'It left every clause as the built-in engine drafted it.'
          : `${paragraphsReworded} of ${countOf(paragraphs, 'rewording')} taken.`}
        {paragraphsRefused === 0
          ? null
          : ' Where one changed a value, a number, a name, a reference, a citation or a duty, the clause stays as the built-in engine drafted it.'}
      </li>
      {terms === 0 ? null : (
        <li>
          {termsPlaced} of {countOf(terms, 'special term')} placed at the end of a section.
        </li>
      )}
      {headings.length === 0 ? null : (
        <li>The model’s words are in: {headings.join('; ')}. Read them before you rely on them.</li>
      )}
    </CheckedNote>
  );
}
