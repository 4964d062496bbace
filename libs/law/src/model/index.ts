export type {
  AiTask,
  AiTaskDoings,
  DescribedSource,
  DescriptionInput,
  Doing,
  EngineContext,
  InputOf,
  OnProgress,
  OutputOf,
  QuestionInput,
} from './ai-tasks.js';
export { readWith } from './analyze/model-reading.js';
export { argue } from './argue.js';
export { answerWith } from './ask/model-ask.js';
export type { Asker, Bounds, FormQuestion } from './asker.js';
export { byModelOr } from './by-model.js';
export { describeWith } from './citation/model-citation.js';
export { keyError, MODEL_FAULTS, ModelError, type ModelFault } from './model-error.js';
export { PROMPT_VERSIONS } from './prompt-versions.js';
export { composeQueries } from './question/compose-query.js';
export { understandWith } from './question/model-question.js';
export { explainWith } from './relevance/model-relevance.js';
export { rewordWith } from './template/model-draft.js';
export { reviewWith } from './writing/model-review.js';
