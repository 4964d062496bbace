import type { RelevanceExplanations, SearchCase } from '@casewright/contracts';
import { engineWords } from '../../../shared/config/texts';

/** Why a case is here, and who says so. */
export interface Explanation {
  text: string;
  /** `By the model …`, as a mark under the text. */
  source: string;
  /** What stands behind it, or why the model has no part in it. */
  note: string;
}

export interface Answered {
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
      note: `Prompt ${answer.grounding?.prompt ?? ''}. Each quotation stands in the library’s record of the case; figures and names do too, or in your query.`,
    };
  }
  return {
    text: found.relevance,
    source: sourceOf('local'),
    note: noteOf(model, answer, isFailed),
  };
}

function noteOf(model: string, answer: RelevanceExplanations | undefined, isFailed: boolean) {
  if (isFailed) return `The model ${model} could not be asked.`;
  if (!answer) return `The model ${model} is reading the record of the case.`;
  if (answer.fallback) return answer.fallback.reason;
  return `The model ${model} said nothing of this case that its record bears out.`;
}

const sourceOf = (engine: string): string => `B${engineWords(engine).slice(1)}`;
