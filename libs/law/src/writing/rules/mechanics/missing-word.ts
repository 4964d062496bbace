import { isRole, type Token } from '@casewright/law/sentences';
import { articleFor } from '../../text/grammar.js';
import { firstWord } from '../first-word.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** Verbs and adjectives behind which another verb needs its `to`. */
const WANTS_TO =
  /^(?:failed|fails|refused|refuses|declined|declines|attempted|attempts|intended|intends|ought|unable|sought|seeks|tried|wishes|wished|chose|continued|agreed|agrees|required|entitled|allowed|permitted|ordered|obligated|obliged)$/;
/** What a lawyer files, signs, or denies, which needs an article. */
const COUNTED =
  /^(?:motion|complaint|petition|brief|contract|lease|lawsuit|warrant|memorandum|affidavit|subpoena|deed)$/;
const HANDLES =
  /^(?:filed|files|denied|denies|granted|grants|signed|signs|breached|breaches|executed|opposed|opposes|served|drafted|quashed|recorded)$/;
const MODAL = /^(?:must|should|would|could|may|might|shall|cannot)$/;
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
    'He did it [[in order prove]] the debt.',
    'Please [[have your client to]] the clerk and enclose a copy.',
    'If you cannot come, you [[may by]] mail. The answer is attached, and [[it be]] filed in May.',
  ],
  passes: [
    'The State failed to prove the third element.',
    'The tenant filed a motion, and she filed motion papers.',
    'The court should deny the motion, as should the board.',
    'The then owner kept the above and the in-court record, and a by-law.',
    'Please have your client write to the clerk. You have a duty to the clerk.',
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

/** `the for`, `in order prove`, `have your client to the clerk`. */
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
  if (isGap || NO_OBJECT.test(`${token.lower} ${next.lower}`))
    return between(token, next, 'a noun');
  if (
    PART.test(token.text) &&
    token.pos !== 'VERB' &&
    /^(?:the|his|her|its|their)$/.test(next.text) &&
    second?.pos === 'NOUN'
  )
    if (
      !/^(?:because|prior)$/.test(token.text) ||
      (tokens[at + 3]?.kind === 'mark' && token.text === 'because')
    )
      return between(token, next, 'a preposition');
  if (
    /^(?:he|she|they)$/.test(token.lower) &&
    /^(?:the|an?)$/.test(next.lower) &&
    second?.pos === 'NOUN'
  )
    return between(token, next, 'a verb');
  if (
    before?.lower === 'in' &&
    token.lower === 'order' &&
    next.pos === 'VERB' &&
    next.lemma === next.lower
  )
    return { ...insert(next, `in order to ${next.text}`, 'to'), start: before.start };
  const isBidden = /^(?:please|to|must|should|will|can)$/.test(before?.lower ?? '');
  return /^(?:have|let|make)$/.test(token.lower) &&
    isBidden &&
    second !== undefined &&
    isRole(second.text) &&
    /^(?:your|his|her|the|our|their)$/.test(next.lower) &&
    tokens[at + 3]?.lower === 'to' &&
    /^(?:DET|PRON|PROPN)$/.test(tokens[at + 4]?.pos ?? '')
    ? between(token, tokens[at + 3]!, 'a verb')
    : null;
}

const between = (first: Token, last: Token, what: string): Match => ({
  start: first.start,
  end: last.end,
  remark: `Before “${last.text}” ${what} is missing.`,
});

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
  const stray = withoutBase(tokens, at);
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

const DEMANDS = /^(?:that|if|whether|lest|unless)$/;

/** `you may by mail`, `it be filed`: one half of a verb. */
function withoutBase(tokens: readonly Token[], at: number): Match | null {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]!];
  const isPronoun = ({ lower }: Token): boolean => /^(?:he|she|it|they|we|you|i)$/.test(lower);
  if (isPronoun(token) && next.lower === 'be')
    return /^(?:[.;,]|and|but|because)$/.test(before!.lower) && firstWord(tokens, DEMANDS) > at
      ? between(token, next, 'a verb such as “will”')
      : null;
  return MODAL.test(token.lower) &&
    isPronoun(before!) &&
    /^(?:by|with|at|from|of|on)$/.test(next.lower) &&
    !tokens.slice(at + 1).some(({ pos, masked }) => masked || pos === 'VERB' || pos === 'AUX')
    ? between(token, next, 'a verb')
    : null;
}

const SUBJECT = /^(?:NOUN|PROPN|PRON|ADV|AUX)$/;

const insert = ({ start, end }: Token, put: string, word: string): Match => ({
  start,
  end,
  remark: `“${word}” is missing here.`,
  replacement: { text: put, safe: false },
});
