import type { RelevanceExplanations, SearchCase } from '@casewright/contracts';
import { engineWords } from '../../../shared/model/engine-words';

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
      note: `Prompt ${answer.grounding?.prompt ?? ''}. Every quotation appears in the library’s record of the case; figures and names appear there or in your query.`,
    };
  }
  return {
    text: '',
    source: sourceOf('local'),
    note: noteOf(model, answer, isFailed),
  };
}

function noteOf(model: string, answer: RelevanceExplanations | undefined, isFailed: boolean) {
  if (isFailed) return `The model ${model} could not be asked.`;
  if (!answer) return `The model ${model} is reading the record of the case.`;
  if (answer.fallback) return answer.fallback.reason;
  return `The model ${model} said nothing about this case that its record supports.`;
}

const sourceOf = (engine: string): string => `B${engineWords(engine).slice(1)}`;
