import type { Token } from '@casewright/law/sentences';
import { articleFor } from '../../text/grammar.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';
import { between, MODAL, missingVerb } from './missing-verb.js';

/** Verbs and adjectives behind which another verb needs its `to`. */
const WANTS_TO =
  /^(?:failed|fails|refused|refuses|declined|declines|attempted|attempts|intended|intends|ought|unable|sought|seeks|tried|wishes|wished|chose|continued|agreed|agrees|required|entitled|allowed|permitted|ordered|obligated|obliged)$/;
/** Behind these somebody is told what to do. */
const TELLS =
  /^(?:ask|want|tell|order|direct|require|allow|permit|instruct|advise|urge|invite|expect|enable|force|compel|persuade|encourage)$/;
const TOLD = /^(?:me|him|us|them|you)$/;
/** What has a superlative, or is one of its kind, has an article. */
const ONLY_ONE = /^(?:best|same|latter|entire|sole|foregoing)$/;
/** What a lawyer files, signs, or denies, which needs an article. */
const COUNTED =
  /^(?:motion|complaint|petition|brief|contract|lease|lawsuit|warrant|memorandum|affidavit|subpoena|deed)$/;
const HANDLES =
  /^(?:filed|files|denied|denies|granted|grants|signed|signs|breached|breaches|executed|opposed|opposes|served|drafted|quashed|recorded)$/;
const DETERMINER = /^(?:the|a|an|his|its|their|this|these|those|our|your|my)$/;
/** A clause that is turned round has its subject behind the auxiliary. */
const TURNS_ROUND =
  /^(?:nor|neither|so|only|how|what|when|where|why|whom|which|not|never|as|than|if|rarely)$/;

export const missingWord: Rule = {
  id: 'missing-word',
  name: 'Missing word',
  family: 'mechanics',
  severity: 'medium',
  why: 'A small word that was lost in typing stops the reader, who has to guess at it.',
  source: 'The Redbook, on proofreading',
  matches: [
    'The State failed [[prove]] the third element.',
    'The tenant [[filed motion]] to dismiss.',
    'The court [[should the]] motion for a new trial.',
    'The search covered the papers and [[the for]] the period.',
    'The car struck the [[rear the]] truck. The [[clerk the]] order on Friday.',
    'The hinges [[were be]] oiled, but the [[guards been]] told.',
    'He did it in order [[prove]] the debt.',
    'If [[court]] denies it, he has no reason [[believe]] that it is void.',
    'He asked me [[determine]] the sum, and acts in [[best]] interests of all.',
    'If you cannot come, you [[may by]] mail. The answer is attached, and [[it be]] filed in May.',
  ],
  passes: [
    'The State failed to prove the third element.',
    'The tenant filed a motion, and she filed motion papers.',
    'The court should deny the motion, as should the board.',
    'Had the guards been told, they would have run and been caught. All there was, be it little, went.',
    'The claim was disposed of on the record.',
    'The then owner kept the above and the in-court record, and a by-law.',
    'Should the tenant leave, the rent is due. Nor may the court the next day amend it.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) => [
      ...tokens.flatMap((_, at) => matchAt(tokens, at) ?? []),
      ...withoutVerb(tokens),
    ]),
};

/** `The clerk the order on Friday.`: two noun phrases side by side and no verb at all. */
function withoutVerb(tokens: readonly Token[]): Match[] {
  const isVerb = ({ pos, masked, kind }: Token) =>
    masked ||
    pos === 'VERB' ||
    pos === 'AUX' ||
    pos === 'PART' ||
    (kind === 'mark' && pos !== 'PUNCT');
  if (tokens[0]?.text !== 'The' || tokens.length < 6 || tokens.some(isVerb)) return [];
  const at = tokens.findIndex(({ pos }, i) => i > 0 && pos === 'NOUN');
  const [noun, next, object] = tokens.slice(at, at + 3);
  return noun && next?.lower === 'the' && object?.pos === 'NOUN' && tokens.at(-1)!.text === '.'
    ? [between(noun, next, 'a verb')]
    : [];
}

/** An article or an owner has its noun behind it, and none of these. */
const OWNS = /^(?:the|a|an|its|their|our|your|my|every)$/;
/** Two prepositions of which the first has nothing to govern. */
const NO_OBJECT = /^(?:to (?:from|of|with)|of (?:on|for|with|to)|no (?:to|of))$/;
/** What is one of, or a part of, something. */
const PART = /^(?:rear|front|rest|copy|copies|member|owner|lack|pursuant|according|accordance)$/;
const NO_NOUN =
  /^(?:of|for|to|from|with|by|at|into|upon|and|but|or|because|is|was|are|were|has|had|shall|could|should|which|who)$/;

/** `the for`, `in order prove`. */
function nothingBetween(tokens: readonly Token[], at: number): Match | null {
  const [before, token, next, second] = [
    tokens[at - 1],
    tokens[at]!,
    tokens[at + 1]!,
    tokens[at + 2],
  ];
  const isGap =
    OWNS.test(token.text) &&
    NO_NOUN.test(next.text) &&
    (token.pos !== 'PRON') === /^(?:the|a|an|every)$/.test(token.text) &&
    second !== undefined &&
    !(next.lower === 'and' && before?.lower === 'or');
  const isDisposed = /^dispos(?:ed?|ing)$/.test(before?.lower ?? '');
  if (isGap || (!isDisposed && NO_OBJECT.test(`${token.lower} ${next.lower}`)))
    return between(token, next, 'a noun');
  if (
    PART.test(token.text) &&
    token.pos !== 'VERB' &&
    /^(?:the|his|her|its|their)$/.test(next.text) &&
    second?.pos === 'NOUN'
  )
    return between(token, next, 'a preposition');
  if (
    /^(?:he|she|they)$/.test(token.lower) &&
    /^(?:the|an?)$/.test(next.lower) &&
    second?.pos === 'NOUN'
  )
    return between(token, next, 'a verb');
  return null;
}

function matchAt(tokens: readonly Token[], at: number): Match | null {
  const [before, token, next, second] = [
    tokens[at - 1],
    tokens[at]!,
    tokens[at + 1],
    tokens[at + 2],
  ];
  if (token.masked || !next || next.masked) return null;
  const gap = nothingBetween(tokens, at);
  if (gap || !before || before.masked) return gap;
  if (
    WANTS_TO.test(token.lower) &&
    next.pos === 'VERB' &&
    next.lemma === next.lower &&
    next.text === next.lower
  ) {
    const isObject =
      second !== undefined && (DETERMINER.test(second.lower) || second.pos === 'ADP');
    if (isObject) return insert(next, `to ${next.text}`, 'to');
  }
  if (HANDLES.test(token.lower) && token.pos === 'VERB' && COUNTED.test(next.text)) {
    const isWhole =
      !second ||
      second.kind === 'mark' ||
      /^(?:to|for|in|on|against|with|that|by|and)$/.test(second.lower);
    const article = articleFor(next.text);
    if (isWhole && second?.text !== '-' && SUBJECT.test(before.pos))
      return {
        ...insert(next, `${token.text} ${article} ${next.text}`, article),
        start: token.start,
      };
  }
  const lost = missingTo(tokens, at) ?? missingThe(tokens, at);
  if (lost) return lost;
  const stray = missingVerb(tokens, at);
  if (stray) return stray;
  if (!MODAL.test(token.lower) || token.pos !== 'AUX' || !DETERMINER.test(next.lower)) return null;
  if (before.pos !== 'NOUN' || tokens.slice(0, at).some(({ lower }) => TURNS_ROUND.test(lower)))
    return null;
  if (tokens.at(-1)?.text === '?') return null;
  return {
    start: token.start,
    end: next.end,
    remark: `Between “${token.text}” and “${next.text}” a verb is missing.`,
  };
}

const TAKES_TO =
  /^(?:reason|right|duty|obligation|ability|attempt|opportunity|effort|authority|power|permission|failure|order)$/;

/** `asked me determine`, `look forward hearing` */
function missingTo(tokens: readonly Token[], at: number): Match | null {
  const [before, token, next] = [tokens[at - 1]!, tokens[at]!, tokens[at + 1]!];
  const isBase = next.pos === 'VERB' && next.lemma === next.text;
  const isTold = TELLS.test(before.lemma) && TOLD.test(token.lower) && isBase;
  const isForward =
    before.lemma === 'look' &&
    token.lower === 'forward' &&
    next.pos === 'VERB' &&
    /ing$/.test(next.text);
  // `no reason believe that`
  const isMeant =
    TAKES_TO.test(token.lower) &&
    isBase &&
    /^(?:that|the|a|an|his|its|their)$/.test(tokens[at + 2]?.lower ?? '');
  return isTold || isForward || isMeant ? insert(next, `to ${next.text}`, 'to') : null;
}

/** `in best interests` */
const missingThe = (tokens: readonly Token[], at: number): Match | null =>
  ofBody(tokens, at) ??
  (ONLY_ONE.test(tokens[at]!.text) &&
  tokens[at - 1]!.pos === 'ADP' &&
  tokens[at + 1]!.pos === 'NOUN' &&
  !/^(?:as|than|like)$/.test(tokens[at - 1]!.lower)
    ? insert(tokens[at]!, `the ${tokens[at]!.text}`, 'the')
    : null);

/** `if court grants the motion` */
const ofBody = (tokens: readonly Token[], at: number): Match | null =>
  /^(?:court|jury|judge|board|landlord|agency|company|bank)$/.test(tokens[at]!.text) &&
  /^(?:if|when|because|unless|although|but)$/.test(tokens[at - 1]!.lower) &&
  /^(?:VERB|AUX)$/.test(tokens[at + 1]!.pos) &&
  tokens[at - 1]!.pos !== 'DET'
    ? insert(tokens[at]!, `the ${tokens[at]!.text}`, 'the')
    : null;

const SUBJECT = /^(?:NOUN|PROPN|PRON|ADV|AUX)$/;

const insert = ({ start, end }: Token, put: string, word: string): Match => ({
  start,
  end,
  remark: `“${word}” is missing here.`,
  replacement: { text: put, safe: false },
});
