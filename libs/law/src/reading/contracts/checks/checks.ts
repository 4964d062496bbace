import type { Check } from '../review.js';
import { autoRenewal } from './balance/auto-renewal.js';
import { governingLaw } from './balance/governing-law.js';
import { oneSidedLiability } from './balance/liability.js';
import { blanks } from './drafting/blanks.js';
import { crossReferences } from './drafting/cross-references.js';
import { numberingGaps } from './drafting/numbering.js';
import { undefinedTerms } from './drafting/undefined-terms.js';
import { unusedTerms } from './drafting/unused-terms.js';
import { exposure } from './exposure/exposure.js';
import { amounts } from './figures/amounts.js';
import { dates } from './figures/dates.js';
import { wordsAndFigures } from './figures/words-and-figures.js';
import { missingClauses } from './missing/missing-clauses.js';
import { restingOnAnother } from './missing/resting-on-another.js';

/** Everything that is looked for besides the clauses themselves. */
export const CHECKS: readonly Check[] = [
  exposure,
  oneSidedLiability,
  missingClauses,
  restingOnAnother,
  autoRenewal,
  governingLaw,
  wordsAndFigures,
  amounts,
  dates,
  blanks,
  crossReferences,
  numberingGaps,
  undefinedTerms,
  unusedTerms,
];
