import type { Token } from '@casewright/law/sentences';
import { firstWord } from '../first-word.js';
import type { Match } from '../rule.js';

export const MODAL = /^(?:must|should|would|could|may|might|shall|cannot)$/;

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
  return next.lower === 'been' &&
    /^(?:NOUN|PRON)$/.test(token.pos) &&
    !tokens.some(({ lower, masked }) => masked || HAVE.test(lower))
    ? between(token, next, '“has” or “had”')
    : null;
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
