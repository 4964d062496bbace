export type { Actor, ActorKind, Modality, Part, SentenceFrame, Verb } from './frame.js';
export { mainClauses } from './main-clauses.js';
export { readSentences } from './read-sentences.js';
export { isWord, tag, tagged, verbLemma } from './tagger.js';
export { type Pos, type Token, tokenize } from './tokens.js';
export { verbGroups } from './verb-groups.js';
export { isRole, isStative } from './words.js';
