import type { Review } from '../../review.js';
import { bareName, isMutual, knownNames } from '../balance/parties-named.js';
import { type Exception, exceptionIn } from './exceptions.js';
import { isCeiling, type Passage, referredIn, standsIn } from './passages.js';
import type { Promised } from './promises.js';

/** An amount that ends what someone owes. */
export interface Limit extends Passage {
  /** Bare names of those it protects; null for everyone. */
  protects: ReadonlySet<string> | null;
  /** It ends liability under the whole contract, not for one matter. */
  general: boolean;
  sections: readonly string[];
}

export interface Lifted extends Passage {
  exception: Exception;
}

const WHOLE =
  /\b(?:under|arising|in connection with|relat\w+ to|pursuant to|of)\b[^.;]{0,60}?\b(?:this |the )(?:agreement|lease|contract)\b|\bhereunder\b|\bherein\b|\bfor any (?:cause|claim|reason|and all|damage)|\b(?:all|any) (?:and all )?(?:claims|matters|causes|losses|damages)\b|\bin contract\b|\b(?:aggregate|total|entire|maximum|cumulative) (?:\w+ )?liabilit/;
const ONE_MATTER =
  /\b(?:liab\w+|obligations?)\b(?: of (?:the )?\w+)?(?: under this \w+)? for (?!any\b|all\b|each\b|every\b|more\b|loss|damage|claims?\b|direct|indemn|breach of this|the aggregate|an? (?:amount|aggregate))/;

/** Who pays how much of what several owe. */
const CONTRIBUTES = /\bto contribute\b|\bequitable contribution\b/;

/** The sentences that end liability at an amount. */
export function limitsIn(review: Review, passages: readonly Passage[]): Limit[] {
  const known = [...knownNames(review)].filter((name) => name.length > 1);
  return passages.filter(isCeiling).map((passage) => ({
    ...passage,
    protects: protectedBy(passage.words, known),
    general:
      !CONTRIBUTES.test(passage.words) &&
      WHOLE.test(passage.words) &&
      !ONE_MATTER.test(passage.words),
    sections: referredIn(passage.words),
  }));
}

export function liftedIn(passages: readonly Passage[], limits: readonly Limit[]): Lifted[] {
  const ceilings = new Set(limits.map(({ at }) => at));
  return passages.flatMap((passage): Lifted[] => {
    const exception = exceptionIn(passage.words, ceilings.has(passage.at));
    return exception ? [{ ...passage, exception }] : [];
  });
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Both sides, or whoever's liability the sentence speaks of. */
function protectedBy(words: string, known: readonly string[]): ReadonlySet<string> | null {
  if (isMutual(words.replace(/\bthird part(?:y|ies)\b/g, ''))) return null;
  const names = known.filter((name) => {
    const called = escaped(bareName(name));
    return new RegExp(
      `\\b${called}(?:'s?)? (?:\\w+ ){0,4}?(?:liab|obligation|indemni|be liable|responsib)|\\b(?:liabilit\\w+|obligations?|indemni\\w+) of (?:the )?${called}\\b|\\b(?:from|by) (?:the )?${called}\\b`,
    ).test(words);
  });
  return names.length > 0 ? new Set(names) : null;
}

/** The limit that a promise meets, if one does and no exception lets it through. */
export function limitOn(
  promised: Promised,
  limits: readonly Limit[],
  lifted: readonly Lifted[],
): Limit | null {
  const free = lifted.some(
    ({ exception }) =>
      standsIn(promised, exception.sections) ||
      (promised.kind === 'indemnity' && exception.indemnity),
  );
  return (
    limits.find((limit) => {
      if (limit.at.end === promised.at.end) return true;
      if (limit.protects && promised.by && !limit.protects.has(promised.by)) return false;
      const here = limit.root === promised.root && promised.root >= 0;
      const named = standsIn(promised, limit.sections) || /indemnif|indemnit/.test(limit.words);
      if (here || named) return !free || !isExcepting(limit, lifted);
      return limit.general && !free;
    }) ?? null
  );
}

/** A limit of the indemnity's own stays, whatever another lets through. */
const isExcepting = ({ at }: Limit, lifted: readonly Lifted[]): boolean =>
  lifted.some((each) => each.at === at);
