export { citationFindings } from './cited/citation-findings.js';
export { keepsDoers } from './invariants/keeps-doers.js';
export { amounts, duties, hinges } from './invariants/keeps-relations.js';
export { createReviewer, review } from './reviewer/create-reviewer.js';
export { CATALOG } from './rules/catalog.js';
export { TERMS_TO_DEFINE } from './rules/consistency/terms-to-define.js';
export type { Example, RuleCard } from './rules/rule.js';
export type { Rewording } from './suggestions/differing-words.js';
export {
  type SuggestionJudge,
  suggestionJudge,
} from './suggestions/suggestion-judge.js';
export { inflect } from './verbs/inflect.js';
export { loadWords } from './words/words.js';
