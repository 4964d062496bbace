import type { RelevanceExplanations, SearchCase } from '@casewright/contracts';
import { engineWords } from '../../../shared/model/engine-words';
import * as texts from '../texts';

/** Why a case is here, and who says so. */
export interface Explanation {
  text: string;
  /** `By the model …`, as a mark under the text. */
  source: string;
  /** What it rests on, or why the model has no part in it. */
  note: string;
}

interface Answered {
  /** The model that was asked. */
  model: string;
  /** Absent while it is asked. */
  answer: RelevanceExplanations | undefined;
  isFailed: boolean;
}

/** What is shown of a case: the words of the model once they are here, until then those of the rules. */
export function explanationOf(
  found: SearchCase,
  { model, answer, isFailed }: Answered,
): Explanation {
  const said = answer?.explanations.find(({ id }) => id === found.id);
  if (answer && said?.source === 'model') {
    return {
      text: said.text,
      source: sourceOf(answer.engine),
      note: texts.promptEachQuotationStandsIn(answer.grounding?.prompt ?? ''),
    };
  }
  return {
    text: found.relevance,
    source: sourceOf('local'),
    note: noteOf(model, answer, isFailed),
  };
}

function noteOf(model: string, answer: RelevanceExplanations | undefined, isFailed: boolean) {
  if (isFailed) return texts.modelCouldNotBeAsked(model);
  if (!answer) return texts.modelIsReadingRecordOf(model);
  if (answer.fallback) return answer.fallback.reason;
  return texts.modelSaidNothingOfThis(model);
}

const sourceOf = (engine: string): string => `B${engineWords(engine).slice(1)}`;
