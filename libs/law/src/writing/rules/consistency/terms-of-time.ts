import { isRole, type Token } from '@casewright/law/sentences';

/** What has to be done within a period, of what, and from when the period runs. */
export interface Deadline {
  act: string;
  things: ReadonlySet<string>;
  from: string;
}

/** Whoever sends money back pays it, and hands it over. */
const HANDS_OVER =
  /^(?:return|refund|repay|mail|send|pay|remit|deliver|give|forward|ship|tender|furnish|provide|be)$/;
/** `after the lease ends`, `of receipt`: what is counted from. */
const COUNTED_FROM =
  /^,? (after|of|from|following|before|prior to) (?:(?:the|its|his|her|their|such|that|an?) )?(\p{L}+)(?: (\p{L}+))?/iu;
/** Of a part, another case, or a time that comes again. */
const OTHER_CASE =
  /\b(?:unless|except|otherwise|each|additional|extend\w*|first|second|remaining|balance|instead|other|but)\b/i;

/** The duty that a period is told of; null where it is not plain. */
export function deadlineOf(
  before: readonly Token[],
  text: string,
  after: string,
  stemOf: (word: string) => string,
): Deadline | null {
  const [, since = '', first = '', second = ''] = COUNTED_FROM.exec(after) ?? [];
  const verbs = before.filter(({ pos, lower }) => pos === 'VERB' && !/ing$/.test(lower));
  const verb =
    verbs.findLast((it) => before[before.indexOf(it) - 1]?.pos === 'AUX') ?? verbs.at(-1);
  if (!first || !verb || OTHER_CASE.test(text)) return null;
  // What is paid for is not what is paid.
  const next = before[before.indexOf(verb) + 1];
  const things = before.filter(
    ({ pos, lower, masked }) => !masked && /^(?:NOUN|PROPN)$/.test(pos) && !isRole(lower),
  );
  const isBefore = /^(?:before|prior to)$/i.test(since);
  return {
    act: HANDS_OVER.test(verb.lemma) && next?.pos !== 'ADP' ? 'hand' : `${verb.lemma} ${next?.pos}`,
    things: new Set(things.map(({ lower }) => stemOf(lower))),
    from: `${isBefore} ${stemOf(first)} ${second ? stemOf(second) : ''}`,
  };
}

/** Two periods for the same act, counted from the same event. */
export const isSameDeadline = (one: Deadline | null, other: Deadline | null): boolean =>
  one !== null &&
  other !== null &&
  one.act === other.act &&
  one.from === other.from &&
  (one.things.size + other.things.size === 0 ||
    [...one.things].some((thing) => other.things.has(thing)));
