import {
  knownSentences,
  LACKING_TITLE,
  lackingSentence,
  type SearchResponse,
} from '@casewright/contracts';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { HowToAddLaw } from './how-to-add-law';

/** That the library does not hold the decision that was asked for, whatever else it found. */
export function LackingNotice({ answer }: { answer: SearchResponse | undefined }) {
  if (!answer?.lacking) return null;
  return (
    <InlineAlert tone="info" className="mb-4" title={LACKING_TITLE}>
      <p className="mt-1 max-w-measure wrap-anywhere">
        {lackingSentence(answer.lacking, answer.cases.length > 0)}
      </p>
      {knownSentences(answer.lacking).map((sentence) => (
        <p key={sentence} className="mt-1 max-w-measure wrap-anywhere">
          {sentence}
        </p>
      ))}
      <HowToAddLaw />
    </InlineAlert>
  );
}
