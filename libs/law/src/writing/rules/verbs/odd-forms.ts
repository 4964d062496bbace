import type { Token } from '@casewright/law/sentences';
import { shapeOf } from '../../text/grammar.js';
import { inflect } from '../../verbs/inflect.js';
import type { Match } from '../rule.js';

/** Forms that stand where grammar has room for them, and the words around have not. */
export const oddFormAt = (tokens: readonly Token[], at: number): Match | null =>
  tokens[at]!.masked
    ? null
    : (ofForward(tokens, at) ??
      ofTense(tokens, at) ??
      ofWhich(tokens, at) ??
      ofDemand(tokens, at) ??
      ofBan(tokens, at));

/** `look forward to hear` */
function ofForward(tokens: readonly Token[], at: number): Match | null {
  const [forward, to, verb] = [tokens[at - 2], tokens[at - 1], tokens[at]!];
  const isBase = verb.pos === 'VERB' && verb.lower === verb.lemma;
  if (!isBase || to?.lower !== 'to' || forward?.lower !== 'forward') return null;
  return found(verb, verb, inflect(verb.lemma).gerund, 'forward to');
}

export const found = (first: Token, last: Token, put: string, behind: string): Match => ({
  start: first.start,
  end: last.end,
  remark: `After “${behind}” it is “${put}.”`,
  replacement: { text: put, safe: false, changesForce: true },
});

/** `a box which containing it` */
function ofWhich(tokens: readonly Token[], at: number): Match | null {
  const [which, verb] = [tokens[at - 1], tokens[at]!];
  const isGerund = verb.pos === 'VERB' && /ing$/.test(verb.lower) && verb.lower !== verb.lemma;
  if (!isGerund || !/^(?:which|who)$/.test(which?.lower ?? '') || tokens[at - 2]?.pos !== 'NOUN')
    return null;
  return found(verb, verb, inflect(verb.lemma).third, which!.text);
}

const DEMANDS = /^(?:ask|request|demand|pray|move)$/;
const LONGEST_NAME = 4;

/** `requests that the court reverses`: what is asked for is in the base form. */
function ofDemand(tokens: readonly Token[], at: number): Match | null {
  const verb = tokens[at]!;
  if (verb.pos !== 'VERB' || verb.lower !== inflect(verb.lemma).third) return null;
  const from = Math.max(0, at - LONGEST_NAME);
  const that = tokens.slice(from, at).findLastIndex(({ lower }) => lower === 'that') + from;
  const name = tokens.slice(that + 1, at);
  const isAsked = that > from && DEMANDS.test(tokens[that - 1]!.lemma);
  return isAsked &&
    name.length > 0 &&
    name.every(({ pos }) => /^(?:DET|ADJ|NOUN|PROPN|PRON)$/.test(pos))
    ? found(verb, verb, verb.lemma, 'that')
    : null;
}

/** `prohibits him to work` */
function ofBan(tokens: readonly Token[], at: number): Match | null {
  const [to, verb] = [tokens[at - 1], tokens[at]!];
  if (to?.lower !== 'to' || verb.pos !== 'VERB' || verb.lower !== verb.lemma) return null;
  const before = tokens.slice(Math.max(0, at - 1 - LONGEST_NAME), at - 1);
  const ban = before.findLastIndex(({ lemma }) => /^(?:prohibit|prevent|preclude)$/.test(lemma));
  const whom = before.slice(ban + 1);
  return ban >= 0 &&
    whom.length > 0 &&
    whom.every(({ pos, text }) => /^(?:DET|PROPN|PRON)$/.test(pos) || text === '.')
    ? found(to, verb, `from ${inflect(verb.lemma).gerund}`, before[ban]!.text)
    : null;
}

const isPast = ({ pos, lower, lemma, masked }: Token): boolean =>
  !masked && pos === 'VERB' && lower !== lemma && lower === inflect(lemma).past;

/** `She objected, but the judge overrules it and imposed the term`: one present among pasts. */
function ofTense(tokens: readonly Token[], at: number): Match | null {
  const verb = tokens[at]!;
  if (verb.pos !== 'VERB' || verb.lower !== inflect(verb.lemma).third) return null;
  const before = tokens.slice(Math.max(0, at - FARTHEST), at);
  const [object, next] = JOINED.exec(shapeOf(tokens.slice(at, at + FARTHEST))) ?? [];
  const second = tokens[at + (object?.length ?? 0)];
  const isTold =
    next !== undefined &&
    isPast(second!) &&
    before.some(isPast) &&
    before.some(({ text }, i) => text === ',' && /^(?:but|and)$/.test(before[i + 1]?.lower ?? ''));
  if (!isTold) return null;
  const { past } = inflect(verb.lemma);
  return { ...found(verb, verb, past, ''), remark: `Beside “${second!.text}” it is “${past}.”` };
}
const FARTHEST = 24;
/** A verb, its object, and another verb with its own. */
const JOINED = /^V[DRJNPO]{1,6}C(?=(V)[DRPO])/;
