import type { Token } from '@casewright/law/sentences';
import { isAbbreviation, NOUN, shapeOf } from '../../text/grammar.js';
import { inflect } from '../../verbs/inflect.js';
import { BEFORE_CLAUSE } from '../../words/slots.js';

export const PREPOSITION =
  /^(?:of|in|by|for|on|from|with|at|about|against|concerning|under|regarding|between|to|after|before|within|without|during|among|into|through|over|upon|like|behind|along|across|beside|beneath|beyond|toward|towards|throughout|despite|except|besides|excluding)$/;
export const INNER = /^(?:DET|ADJ|NUM|NOUN|PROPN|PRON)$/;
/** `the welds`, `every hull`, `the radio calls,`: the tagger takes a noun for a verb, and its place tells. */
export function isNounByPlace(tokens: readonly Token[], at: number): boolean {
  const [before, { pos, lower, lemma }, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (pos !== 'VERB' || !before || !next) return false;
  const isForm = lower === lemma || lower === inflect(lemma).third;
  return (
    isForm &&
    (before.pos === 'DET' && !WHO.test(before.lower)
      ? /^(?:ADP|AUX|PUNCT|CCONJ)$/.test(next.pos)
      : before.pos === 'NOUN' && tokens[at - 2]?.pos === 'DET' && next.text === ',')
  );
}

const SUBJECT = /^(?:he|she|they|we|i|it|you|all|both|each)$/;
const OBJECT = /^(?:them|us|him|her|it|me)$/;
export const WHO = /^(?:that|which|who|whom|whose)$/;

/** After a comma, what is said by the way. */
export const BY_THE_WAY =
  /^(?:which|who|whom|whose|including|along|together|as|in|at|of|by|with|on|under|from|like|unlike|such|none|each|if|when|while|though|although|especially|particularly|not|but|rather)$/;

const SERIES = new RegExp(`(?:,[DR]${NOUN})+,C[DR]${NOUN}`, 'y');

/** After `, the barn, and the mill on the hill`, behind the first of a series; `from` itself for none. */
export function seriesEnd(tokens: readonly Token[], from: number, end: number): number {
  SERIES.lastIndex = from;
  const to = SERIES.test(shapeOf(tokens).slice(0, end)) ? SERIES.lastIndex : from;
  const isOther = tokens.slice(from, to).some(({ lower }) => /^(?:n?or|but|an?)$/.test(lower));
  return isOther ? from : to;
}

/** After a run of nouns and what belongs to them. */
export function innerEnd(tokens: readonly Token[], from: number, end: number): number {
  let at = from;
  while (at < end && !tokens[at]!.masked) {
    const { pos, lower, text } = tokens[at]!;
    const isParticiple =
      pos === 'VERB' && /(?:ed|ing)$/.test(lower) && tokens[at + 1]?.pos === 'NOUN';
    const isTitle = text === '.' && isAbbreviation(tokens[at - 1]);
    const isEarlier = pos === 'ADV' && tokens[at - 1]!.pos === 'DET';
    const isInside = INNER.test(pos) || lower === 'and' || isNounByPlace(tokens, at);
    if (!isInside && !isParticiple && !isTitle && !isEarlier) break;
    const isNew = at > from && tokens[at - 1]!.pos === 'NOUN' && /^(?:DET|PRON|PROPN)$/.test(pos);
    if (isNew || SUBJECT.test(lower) || (WHO.test(lower) && !(lower === 'that' && pos === 'DET')))
      break;
    at++;
  }
  return at;
}

const BARE_SERIES = new RegExp(`(?:,${NOUN})+,C${NOUN}`, 'y');

/** After `, rollers, and guide rails`: nouns without an article are of the phrase before them. */
export function bareSeriesEnd(tokens: readonly Token[], from: number, end: number): number {
  BARE_SERIES.lastIndex = from;
  return BARE_SERIES.test(shapeOf(tokens).slice(0, end)) ? BARE_SERIES.lastIndex : from;
}

const JOINED = /C(?:[DR]J*N)?B?$/;

/** `who entered and searched`, `that the broker added and the insurer approved`: one clause still. */
const isJoined = (inner: readonly Token[], verb: Token): boolean =>
  verb.lower === inflect(verb.lemma).past &&
  JOINED.test(shapeOf(inner).slice(0, inner.indexOf(verb)));

/** What is behind *who* or *that*: one verb, or several of the past, and no clause that they take. */
export function isOneClause(inner: readonly Token[]): boolean {
  const verbs = inner.filter(
    ({ pos, lower }, i) =>
      (pos === 'VERB' || pos === 'AUX') &&
      !/ing$/.test(lower) &&
      !/^(?:AUX|PART)$/.test(inner[i - 1]?.pos ?? '') &&
      !(inner[i - 1]?.pos === 'ADV' && inner[i - 2]?.pos === 'AUX'),
  );
  const [verb] = verbs;
  return (
    verb !== undefined &&
    verbs.slice(1).every((it) => isJoined(inner, it)) &&
    !inner.some(
      ({ masked, lower, text }) =>
        masked ||
        /^[,;:]$/.test(text) ||
        WHO.test(lower) ||
        /^(?:but|if|when|because|than)$/.test(lower),
    ) &&
    !(/^(?:PRON|PART|CCONJ)$/.test(inner.at(-1)!.pos) && !OBJECT.test(inner.at(-1)!.lower)) &&
    (inner.at(-1) === verb || verb.pos === 'AUX' || !BEFORE_CLAUSE.test(verb.lemma))
  );
}
