import type { Token } from '@casewright/law/sentences';
import { shapeOf } from '../../text/grammar.js';
import { inflect } from '../../verbs/inflect.js';
import { firstWord } from '../first-word.js';
import type { Match } from '../rule.js';
import { LOOSE } from '../verbs/verb-form.js';
import { between } from './missing-verb.js';

/** `All he did was sell it.` */
const DOES = /^(?:do|does|did|done|doing|let|lets|made?|makes?)$/;
const OWNED = /^(?:the|an?|his|her|its|their|our|my|your|any|all|each|every|him|them|it)$/;
const SUBJECT = '(?:he|she|they|we|i)';
/** Words before, at, and behind a gap, the signs from behind it on, and what is missing there. */
const GAPS: readonly (readonly [RegExp, RegExp, string])[] = [
  // `refused to the loan`, `did not to the meeting`, `did not any tenant of the leak`
  [
    /^(?:(?:refuse[ds]?|fail(?:ed|s)?|decline[ds]?|attempt(?:ed|s)?|(?:un)?able|seeks?|sought|managed|did not|does not) to|(?:do|does|did) not) (?:the|an?|his|her|its|their|any|our|my|your)$/,
    /^[DR]J*N+[A.,CT]/,
    'a verb',
  ],
  // `because was weaving`
  [
    / (?:because|although|unless|until|whereas) (?:is|was|were|has|have|had|will|shall|must|may|can)$/,
    /^X/,
    'a subject',
  ],
  // `no later Friday`
  [
    / ?no (?:later|earlier|sooner) (?:\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december|the|\d+)$/u,
    /^/,
    '“than”',
  ],
  // `on the day signed the will`, `because signed the lease`
  [
    /^(?:the (?:day|date|time|moment|instant|minute|hour|night|morning|evening)|\S* because) \p{L}+$/u,
    /^V[DR]/,
    'a subject',
  ],
  // `They to pay the rent`
  [new RegExp(`^(?:|that|because|but|if) ${SUBJECT} to$`), /^TV[DRPO]/, 'a verb'],
  // `that he driving too fast`
  [
    new RegExp(`^(?:|that|because|if|when|whether) ${SUBJECT} (?!being|having)\\p{L}+ing$`, 'u'),
    /^G/,
    'a form of “be”',
  ],
  // `There no reason`
  [/^(?:|that|because|and|but) there (?:no|several|many)$/, /^.J*N/, 'a verb'],
  // `as soon he`
  [/^as (?:soon|long|far) (?:he|she|it|they|we|the|an?|his|her|its|their)$/, /^/, '“as”'],
  // `in middle of the road`, `send me copy of it`
  [/ (?:in|at|on|by|of|to|near) (?:end|middle|beginning|outset|basis|scene)$/, /^NA/, '“the”'],
  [/ (?:me|us|him|them|with|enclose) (?:copy|draft|list|transcript|photograph)$/, /^NA/, '“a”'],
];

/** The words at which any of these gaps is. */
const AT_GAP =
  /^(?:to|not|because|although|unless|until|whereas|later|earlier|sooner|day|date|time|moment|instant|minute|hour|night|morning|evening|i|he|she|they|we|there|soon|long|far|in|at|on|by|of|near|me|us|him|them|with|enclose)$/;

/** A word without which those on both sides of it do not hang together. */
export function missingLink(tokens: readonly Token[], at: number): Match | null {
  if (!AT_GAP.test(tokens[at]!.lower)) return toAfterBe(tokens, at) ?? toAfterWill(tokens, at);
  const [first, before, token, next] = [-2, -1, 0, 1].map((by) => tokens[at + by]);
  if (!token || !next) return null;
  const isNot = before?.lower === 'not' ? `${first?.lower} ` : '';
  const words = `${isNot}${before?.lower.replace(/^[.,;]$/, '') ?? ''} ${token.lower} ${next.lower}`;
  const gap = GAPS.find(
    ([said, behind]) => said.test(words) && behind.test(shapeOf(tokens).slice(at + 1)),
  );
  return gap && !/^(?:extent|degree|point|longer)$/.test(tokens[at + 2]?.lower ?? '')
    ? between(token, next, gap[2])
    : null;
}

/** Verbs that take another with “to” alone. */
const WILLS =
  /^(?:plan|want|intend|decide|refuse|hope|attempt|threaten|seek|wish|manage|decline|promise|offer|agree|fail)$/;

/** `retire`, which no participle is: a verb that only “to” could lead on to. */
const isBare = (verb: Token | undefined): verb is Token =>
  verb?.pos === 'VERB' && verb.lemma === verb.text && inflect(verb.lemma).participle !== verb.lower;

/** `when he planned retire`, `the tenant refused pay the rent` */
function toAfterWill(tokens: readonly Token[], at: number): Match | null {
  const [before, will, verb, next] = [-1, 0, 1, 2].map((by) => tokens[at + by]);
  if (will?.pos !== 'VERB' || !WILLS.test(will.lemma) || will.lower === will.lemma) return null;
  const isLast = /^[.,;?]$/.test(next?.text ?? '') || OWNED.test(next?.lower ?? '');
  return isBare(verb) && isLast && /^(?:NOUN|PROPN|PRON|ADV)$/.test(before?.pos ?? '')
    ? between(will, verb, '“to”')
    : null;
}

/** `whose job it is receive reports`, `Her plan was sell the shop` */
function toAfterBe(tokens: readonly Token[], at: number): Match | null {
  if (!/^(?:is|was)$/.test(tokens[at]!.lower)) return null;
  const [before, be, verb, next, second] = [-1, 0, 1, 2, 3].map((by) => tokens[at + by]);
  if (!/^(?:NOUN|PRON)$/.test(before?.pos ?? '')) return null;
  const hasObject =
    OWNED.test(next?.lower ?? '') ||
    (/^NOUN \p{Ll}/u.test(`${next?.pos} ${next?.text}`) &&
      /^(?:NOUN|PUNCT)$/.test(second?.pos ?? ''));
  return isBare(verb) && !LOOSE.test(verb.lower) && hasObject && firstWord(tokens, DOES) > at
    ? between(be!, verb, '“to”')
    : null;
}
