import type { Token } from '@casewright/law/sentences';
import { isFiniteVerb, shapeOf } from '../../text/grammar.js';
import { inflect } from '../../verbs/inflect.js';
import { firstWord } from '../first-word.js';
import type { Match } from '../rule.js';

export const insert = ({ start, end }: Token, put: string, word: string): Match => ({
  start,
  end,
  remark: `“${word}” is missing here.`,
  replacement: { text: put, safe: false },
});

/** Behind these somebody is told what to do. */
const TELLS =
  /^(?:ask|want|tell|order|direct|require|allow|permit|instruct|advise|urge|invite|expect|enable|force|compel|persuade|encourage)$/;
const TOLD = /^(?:me|him|us|them|you)$/;

/** `rests on the owner prove that`: the clause has its verb, and a bare one cannot follow. */
function bareBehind(tokens: readonly Token[], at: number): boolean {
  const [noun, verb, next] = [tokens[at]!, tokens[at + 1]!, tokens[at + 2]];
  const isBare =
    at < FARTHEST && isFiniteVerb(verb) && verb.lemma === verb.text && !/s$/.test(noun.lower);
  if (!isBare || !/^(?:the|an?|that|his|her|its|their|any)$/.test(next?.lower ?? '')) return false;
  const shape = shapeOf(tokens.slice(0, at + 1));
  const { lower, lemma } = tokens[shape.indexOf('V')] ?? noun;
  const isMain = lower !== inflect(lemma).participle && !ASKS_BASE.test(lemma);
  return isMain && WHOLE.test(shape) && firstWord(tokens, WH) > at;
}
const WHOLE = /^[DRJNP#B,A]*V[DRJNP#BA]*A[DR]?J*[NP]+$/;
const FARTHEST = 30;
const WH = /^wh/;
const ASKS_BASE = /^(?:let|make|help|see|hear|watch|have)$/;

const TAKES_TO =
  /^(?:reason|right|duty|obligation|ability|attempt|opportunity|effort|authority|power|permission|failure|order)$/;

/** `asked me determine`, `look forward hearing` */
export function missingTo(tokens: readonly Token[], at: number): Match | null {
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
  // `He has a duty repair the roof`: the tagger makes a noun of it.
  const isHidden =
    TAKES_TO.test(token.lower) &&
    /^(?:DET|ADJ|PRON)$/.test(before.pos) &&
    next.pos === 'NOUN' &&
    !/(?:ing|s)$/.test(next.text) &&
    /^(?:the|his|its|their)$/.test(tokens[at + 2]?.lower ?? '');
  return isTold || isForward || isMeant || isHidden || bareBehind(tokens, at)
    ? insert(next, `to ${next.text}`, 'to')
    : null;
}
