export { type DraftWithoutCitations, draftTemplate } from './draft-template.js';
export { libraryClauses } from './resolving/library-clauses.js';
