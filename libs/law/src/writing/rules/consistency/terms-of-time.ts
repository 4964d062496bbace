import { isRole, type Token } from '@casewright/law/sentences';

/** Whoever sends money back pays it, and hands it over. */
const HANDS_OVER =
  /^(?:return|refund|repay|mail|send|pay|remit|deliver|give|forward|ship|tender|furnish|provide|be)$/;
/** `after the lease ends`, `of receipt`: what is counted from. */
const COUNTED_FROM =
  /^,? (?:(before|prior to)|after|of|from|following) (?:(?:the|its|his|her|their|such|that|an?) )?(\p{L}+)(?: (\p{L}+))?/iu;
/** Of a part, another case, or a time that comes again. */
const OTHER_CASE =
  /\b(?:unless|except|otherwise|each|additional|extend\w*|first|second|remaining|balance|instead|other|but)\b/i;

/** What has to be done within a period, of what, and from when it runs: a key for each thing. */
export function deadlinesOf(
  before: readonly Token[],
  text: string,
  after: string,
  stemOf: (word: string) => string,
): string[] {
  const [, isBefore, first, second = ''] = COUNTED_FROM.exec(after) ?? [];
  const verbs = [...before.keys()].filter((at) => before[at]!.pos === 'VERB');
  const verb = verbs.findLast((at) => before[at - 1]?.pos === 'AUX') ?? verbs.at(-1);
  if (!first || verb === undefined || OTHER_CASE.test(text)) return [];
  const { lemma } = before[verb]!;
  // What is paid for is not what is paid.
  const next = before[verb + 1]?.pos;
  const act = HANDS_OVER.test(lemma) && next !== 'ADP' ? 'hand' : `${lemma} ${next}`;
  const things = before.flatMap(({ pos, lower, masked }) =>
    !masked && /^(?:NOUN|PROPN)$/.test(pos) && !isRole(lower) ? [stemOf(lower)] : [],
  );
  const from = `${isBefore ?? ''} ${stemOf(first)} ${stemOf(second)}`;
  return (things.length > 0 ? things : ['']).map((thing) => `${act} ${from} ${thing}`);
}
