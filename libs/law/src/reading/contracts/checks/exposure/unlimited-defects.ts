import type { TextSpan } from '../../../extracted-text.js';
import type { Defect } from '../../review.js';
import { listed } from '../words.js';
import type { Lifted, Limit } from './limits.js';
import type { Passage } from './passages.js';
import type { Promised } from './promises.js';

/** What a contract says about losses. */
export interface Exposure {
  limits: readonly Limit[];
  lifted: readonly Lifted[];
  promises: readonly Promised[];
  /** Sentences that call something unlimited. */
  said: readonly Passage[];
}

interface OpenIndemnity {
  at: TextSpan;
  /** The sentence that calls it unlimited. */
  called: Passage | undefined;
  /** What is said where one side alone indemnifies. */
  oneSided: Defect | undefined;
  reading: Exposure;
}

/** An indemnity that no amount ends. */
export function unlimitedIndemnity(found: OpenIndemnity): Defect {
  const { at, called, oneSided, reading } = found;
  return {
    at,
    category: 'unlimited-indemnity',
    title: oneSided ? `${oneSided.title}, and without a limit` : 'Indemnity without a limit',
    severity: 'high',
    explanation: [reason(called, reading), oneSided?.explanation].filter(Boolean).join(' '),
    recommendation: `If you act for whoever gives the indemnity, ask for a limit in an amount (a sum, a multiple of the fees, or what insurance pays)${oneSided ? ', for claims of third parties only, and for a matching indemnity' : ' and keep exceptions from it few'}; if you act for the other side, check that whoever gives it can pay.`,
  };
}

function reason(called: Passage | undefined, { limits, lifted }: Exposure): string {
  if (called) return 'The contract expressly states that the indemnity is unlimited.';
  if (!limits.some(({ general }) => general))
    return 'The indemnity is uncapped: no clause limits the amount.';
  return lifted.some(({ exception }) => exception.indemnity || exception.sections.length > 0)
    ? 'The contract limits liability, but carves the indemnity out of the cap.'
    : 'The contract limits liability, but no limit covers this promise or protects the one who makes it.';
}

/** Liability that no amount ends, as a whole or under some heads. */
export function unlimitedLiability({
  at,
  heads,
  nothing,
}: {
  at: TextSpan;
  heads: readonly string[];
  nothing: boolean;
}): Defect {
  return {
    at,
    category: 'unlimited-liability',
    title:
      heads.length > 0
        ? `Liability without a limit: ${listed(heads)}`
        : 'Liability without a limit',
    severity: 'high',
    explanation:
      heads.length > 0
        ? `The limits on liability do not reach ${listed(heads)}. What is owed there has no ceiling.`
        : nothing
          ? 'This clause makes a party answer for all losses, and no limit of the contract covers that.'
          : 'The contract says that liability here has no limit.',
    recommendation:
      'If you act for whoever is liable, ask for an amount as the most that is owed, a higher one where the risk is graver, and check what insurance would pay.',
  };
}
