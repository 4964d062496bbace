import type { Token } from '@casewright/law/sentences';
import { isHiddenVerb, shapeOf } from '../../text/grammar.js';
import { firstWord, hasWord } from '../first-word.js';
import type { Match } from '../rule.js';

const MODAL = /^(?:must|should|would|could|may|might|shall|cannot|will|can)$/;

export const between = (first: Token, last: Token, what: string): Match => ({
  start: first.start,
  end: last.end,
  remark: `Before “${last.text}” ${what} is missing.`,
});

/** A verb of which one half is missing, at a token and the one behind it. */
export const missingVerb = (tokens: readonly Token[], at: number): Match | null =>
  withoutBase(tokens, at) ?? halfVerb(tokens, at);

const HAVE = /^(?:have|has|had|having|i've|\p{L}+'(?:ve|d|s)|(?:have|has|had)n't)$/u;

/** `were be oiled`, `the guards been told`: a verb without the word that holds its parts together. */
function halfVerb(tokens: readonly Token[], at: number): Match | null {
  const [token, next] = [tokens[at]!, tokens[at + 1]!];
  if (/^(?:is|are|was|were)$/.test(token.lower) && next.lower === 'be') {
    const isPassive = /(?:ed|en|wn)$/.test(tokens[at + 2]?.lower ?? '');
    return isPassive ? between(token, next, '“to”') : null;
  }
  // `The witness not appear.`
  const isBare = tokens[at + 2]?.pos === 'VERB' && tokens[at + 2]!.lower === tokens[at + 2]!.lemma;
  if (next.lower === 'not' && isBare && /^(?:NOUN|PROPN|PRON)$/.test(token.pos))
    return /(?:^|,(?=[CBS]))[CBS]?[DJNP]*$/.test(shapeOf(tokens).slice(0, at)) &&
      !/^(?:that|and)$/.test(tokens[at - 2]?.lower ?? '')
      ? between(token, next, '“did” or “does”')
      : null;
  return next.lower === 'been' &&
    /^(?:NOUN|PRON)$/.test(token.pos) &&
    !tokens.some(({ lower, masked }) => masked || HAVE.test(lower))
    ? between(token, next, '“has” or “had”')
    : null;
}

/** A clause that is turned round has its subject behind the auxiliary. */
const TURNS_ROUND =
  /^(?:nor|neither|so|only|how|what|when|where|why|whom|which|not|never|as|than|if|rarely)$/;

const isVerb = (token: Token, at: number, all: readonly Token[]): boolean =>
  token.masked || /^(?:VERB|AUX)$/.test(token.pos) || isHiddenVerb(token, all[at + 1]);

const DEMANDS = /^(?:that|if|whether|lest|unless)$/;

/** `you may by mail`, `it be filed`: one half of a verb. */
function withoutBase(tokens: readonly Token[], at: number): Match | null {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]!];
  const isPronoun = ({ lower }: Token): boolean => /^(?:he|she|it|they|we|you|i)$/.test(lower);
  if (isPronoun(token) && next.lower === 'be')
    return /^(?:[.;,]|and|but|because)$/.test(before!.lower) && firstWord(tokens, DEMANDS) > at
      ? between(token, next, 'a verb such as “will”')
      : null;
  // `shall not the deposit`, `must within ten days`
  const isNot = /^(?:not|never)$/.test(token.lower) && MODAL.test(before!.lower);
  const subject = isNot ? tokens[at - 2] : before!;
  const behind =
    subject && isPronoun(subject)
      ? /^(?:by|with|at|from|of|on|within|after|before)$/
      : /^(?:within|after|before|the|an?|its|his|her|their|any)$/;
  // `shall responsible for repairs`
  const isSo = next.pos === 'ADJ' && tokens[at + 2]?.pos === 'ADP';
  return (isNot || MODAL.test(token.lower)) &&
    (isNot || token.pos === 'AUX') &&
    /^(?:NOUN|PROPN|PRON)$/.test(subject?.pos ?? '') &&
    (isSo || behind.test(next.lower)) &&
    (isPronoun(subject!) || !hasWord(tokens.slice(0, at), TURNS_ROUND)) &&
    !tokens.slice(at + 1).some(isVerb)
    ? between(token, next, 'a verb')
    : null;
}
