import type { ClauseCategory } from '@casewright/contracts';
import type { Cue } from '../clause.js';
import { GENERAL_CUES } from './general-cues.js';
import { LIABILITY_CUES } from './liability-cues.js';
import { MONEY_CUES } from './money-cues.js';
import { PROPERTY_CUES } from './property-cues.js';
import { RESTRICTION_CUES } from './restriction-cues.js';
import { TERM_CUES } from './term-cues.js';

/** The four categories that are read from the opening of a contract, not from its clauses. */
export type OpeningCategory = 'document-name' | 'parties' | 'agreement-date' | 'effective-date';
export type BodyCategory = Exclude<ClauseCategory, OpeningCategory>;

/** The cues of each category that is found clause by clause. */
export const CUES: Record<BodyCategory, Cue[]> = {
  ...TERM_CUES,
  ...GENERAL_CUES,
  ...RESTRICTION_CUES,
  ...MONEY_CUES,
  ...PROPERTY_CUES,
  ...LIABILITY_CUES,
};

export const BODY_CATEGORIES = Object.keys(CUES) as BodyCategory[];
