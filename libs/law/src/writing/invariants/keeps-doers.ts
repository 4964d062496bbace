import { ANNOUNCES, same } from './words-in.js';

interface Passive {
  /** The word before the verb, and the one behind `by`; in lower case. */
  subject: string;
  agent: string;
}

const PASSIVE =
  /(?<![\p{L}’'-])([\p{L}’'-]+),?\s+(?:(?:shall|must|may|will|can|could|should|would|might|has|have|had|not|also|then)\s+){0,8}(?:is|are|was|were|be|been|being)\b(?:(?!\b(?:is|are|was|were|be|been|being)\b)[^.;:?!])*?\bby\s+(?:(?:the|an?|its|his|her|their|our|such|each|any|said|both)\s+)*([\p{L}’'-]+)/giu;
/** What follows `by` and does nothing itself. */
const NO_AGENT = /ing$|^(?:means|virtue|reason|way|reference|law|mail|hand|now|then)$/;

const passives = (text: string): Passive[] =>
  [...text.replace(ANNOUNCES, ' ').matchAll(PASSIVE)]
    .map(([, subject, agent]) => ({ subject: lower(subject!), agent: lower(agent!) }))
    .filter(({ agent }) => !NO_AGENT.test(agent));

const lower = (word: string): string => word.toLowerCase().replace(/['’]s$/, '');

/**
 * The passives that a wording has turned into the active voice; null where a doer has become the one to
 * whom it is done, or has gone, or where a sentence has become passive.
 */
export function turnedPassives(original: string, replacement: string): Passive[] | null {
  const after = passives(replacement);
  const before = passives(original);
  if (without(after, before).length > 0) return null;
  const turned = without(before, after);
  const words = (replacement.match(/[\p{L}’'-]+/gu) ?? []).map(lower);
  const places = new Map(words.map((word, at) => [word, at] as const).reverse());
  const isActive = ({ subject, agent }: Passive): boolean => {
    const [doer, done] = [places.get(agent), places.get(subject)];
    return doer !== undefined && done !== undefined && doer < done;
  };
  return turned.every(isActive) ? turned : null;
}

function without(list: readonly Passive[], other: readonly Passive[]): Passive[] {
  const known = new Set(other.map(({ subject, agent }) => `${subject} ${agent}`));
  return list.filter(({ subject, agent }) => !known.has(`${subject} ${agent}`));
}

/** Whether those who do something, and those to whom it is done, are the same after a passive is turned. */
export const keepsDoers = (original: string, replacement: string): boolean =>
  turnedPassives(original, replacement) !== null;

/**
 * Names and defined terms that both have are in the same order, but for those of a turned passive.
 */
export function keepsOrderOfNames(
  original: string,
  replacement: string,
  turned: readonly Passive[],
): boolean {
  const moved = new Set(turned.flatMap(({ subject, agent }) => [subject, agent]));
  const [before, after] = [capitals(original), capitals(replacement)];
  const common = (list: readonly string[], other: readonly string[]): string[] => {
    const known = new Set(other);
    return list.filter((word) => known.has(word) && !moved.has(word));
  };
  return same(common(before, after), common(after, before));
}

const capitals = (text: string): string[] => (text.match(/\b\p{Lu}[\p{L}’'-]*/gu) ?? []).map(lower);
