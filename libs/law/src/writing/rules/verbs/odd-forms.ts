import { isRole, type Token } from '@casewright/law/sentences';
import { inflect } from '../../verbs/inflect.js';
import { pairsOf } from '../../words/pairs.js';
import type { Match } from '../rule.js';

/** Forms that stand where grammar has room for them, and the words around have not. */
export const oddFormAt = (tokens: readonly Token[], at: number): Match | null =>
  tokens[at]!.masked
    ? null
    : (ofForward(tokens, at) ??
      ofWhich(tokens, at) ??
      ofDemand(tokens, at) ??
      ofBan(tokens, at) ??
      ofGerund(tokens, at));

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
  const ban = before.findLastIndex(({ lemma }) =>
    /^(?:prohibit|prevent|preclude|dissuade|discourage|restrain|disqualify)$/.test(lemma),
  );
  const whom = before.slice(ban + 1);
  return ban >= 0 &&
    (whom.length > 0 || before[ban - 1]?.pos === 'AUX') &&
    whom.every(
      ({ pos, text, lower }, i) =>
        /^(?:DET|PROPN|PRON)$/.test(pos) ||
        text === '.' ||
        // `prohibits an owner to compete`, but not `prohibits a suit to recover`
        (pos === 'NOUN' ? isPerson(lower) : pos === 'ADJ' && i + 1 < whom.length),
    )
    ? found(to, verb, `from ${inflect(verb.lemma).gerund}`, before[ban]!.text)
    : null;
}

const isPerson = (noun: string): boolean =>
  isRole(noun) || /(?:[^aeiou]er|or|ist|[^e]ee|people|m[ae]n|child(?:ren)?)s?$/.test(noun);

/** `capable to pay`, `insisted to see it`: what these take. */
const TAKES_GERUND = new Map(
  pairsOf(
    'capable of|incapable of|insist on|succeed in|refrain from|abstain from|desist from|guilty of|accuse of|persist in|dissuade from|confess to',
  ),
);
function ofGerund(tokens: readonly Token[], at: number): Match | null {
  const [word, to, verb] = [tokens[at - 2], tokens[at - 1], tokens[at]!];
  const put = TAKES_GERUND.get(word?.lemma ?? '');
  return put && to?.lower === 'to' && verb.pos === 'VERB' && verb.lower === verb.lemma
    ? found(to, verb, `${put} ${inflect(verb.lemma).gerund}`, word!.text)
    : null;
}
