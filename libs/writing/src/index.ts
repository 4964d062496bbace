export { review } from './review.js';
export { createReviewer, type Reviewer } from './reviewer/create-reviewer.js';
export { CATALOGUE } from './rules/catalogue.js';
export type { Example, RuleCard } from './rules/rule.js';
