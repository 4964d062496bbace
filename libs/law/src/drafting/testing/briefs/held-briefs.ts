import type { Briefs } from './brief.js';
import { HELD_AGREEMENTS } from './held-agreements.js';
import { HELD_PAPERS } from './held-papers.js';

/** Three of each type that no change to the templates was made for. */
export const HELD_BRIEFS: Briefs = { ...HELD_AGREEMENTS, ...HELD_PAPERS };
