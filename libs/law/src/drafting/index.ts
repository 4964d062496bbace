export { isOpenArgument, withAuthorities } from './argument-authorities.js';
export { citationsOf } from './citations-of.js';
export { type DraftWithoutCitations, draftTemplate } from './draft-template.js';
export { libraryClauses } from './resolving/library-clauses.js';
