import type { RelevanceExplanations, SearchCase } from '@casewright/contracts';
import { engineWords } from '../../../shared/model/engine-words';
import * as texts from '../texts';

/** Why a case is here, in a model's words beside the rules' own. */
export interface Explanation {
  /** Empty until the model has said something, and where it has not. */
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

/** What is shown beside the rules' sentence: the words of the model, or why there are none. */
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
    text: '',
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
