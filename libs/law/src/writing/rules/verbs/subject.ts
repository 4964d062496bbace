import type { Token } from '@casewright/law/sentences';
import { inflect } from '../../verbs/inflect.js';
import { firstWord } from '../first-word.js';
import { DETERMINES, headFrom } from './head-noun.js';
import {
  BY_THE_WAY,
  bareSeriesEnd,
  INNER,
  innerEnd,
  isOneClause,
  PREPOSITION,
  seriesEnd,
  WHO,
} from './phrase-ends.js';

/** What a verb is said of. */
export interface Subject {
  start: number;
  /** After its last token. */
  end: number;
  isMany: boolean;
  /** Two nouns joined by *and*. */
  isPair: boolean;
  /** The verb is right behind the noun, so the noun may be part of a compound. */
  isNear: boolean;
}

/** A subject farther from its verb is another’s, most of the time. */
const FARTHEST = 30;
const OPENS_CLAUSE =
  /^(?:that|which|but|because|when|if|although|though|while|whether|where|until|unless|;)$/;
const OPENS_SENTENCE = /^(?:ADP|SCONJ|ADV) | (?:first|second|third|fourth|fifth|finally)$/;
const COMMA = /^,$/;

/** The subject that ends before a verb; null where it is not plain. */
export function subjectBefore(tokens: readonly Token[], verb: number): Subject | null {
  let end = verb;
  while (tokens[end - 1]?.pos === 'ADV' && tokens[end - 1]!.lower !== 'there') end--;
  for (let start = end - 1; start >= Math.max(0, verb - FARTHEST); start--) {
    if (tokens[start]!.masked) return null;
    const subject = opens(tokens, start) ? subjectIn(tokens, start, end) : null;
    if (subject) return { ...subject, isNear: subject.isNear && end === verb };
  }
  return null;
}

/** Whether a clause may begin here. */
function opens(tokens: readonly Token[], at: number): boolean {
  const [second, before] = [tokens[at - 2], tokens[at - 1]];
  if (!before || tokens[at]!.lower === 'whose') return true;
  if (before.masked) return false;
  if (at === 1 && (before.pos === 'ADV' || before.kind === 'number')) return true;
  const isFirstComma = (comma: number): boolean => firstWord(tokens, COMMA) === comma;
  if (before.lower === 'and') return second?.text === ',' && isFirstComma(at - 2);
  if (before.text === '.') return second?.kind === 'number' && /^\p{Lu}/u.test(tokens[at]!.text);
  // `As we discussed, the offer`
  if (before.text === ',')
    return OPENS_SENTENCE.test(`${tokens[0]!.pos} ${tokens[0]!.lower}`) && isFirstComma(at - 1);
  return OPENS_CLAUSE.test(before.lower) && before.pos !== 'DET';
}

function subjectIn(tokens: readonly Token[], start: number, end: number): Subject | null {
  const first = headFrom(tokens, start, end);
  if (!first) return null;
  const { isMany } = first;
  let at = first.head + 1;
  const isNear = at === end;
  if (tokens[at]?.lower === 'and') {
    const second = DETERMINES.test(tokens[at + 1]?.lower ?? '') && headFrom(tokens, at + 1, end);
    const isPair =
      second &&
      second.head + 1 === end &&
      /^(?:the|his|her|its|their|our|my|your)$/.test(tokens[start]!.lower);
    return isPair ? { start, end, isMany: true, isPair: true, isNear: false } : null;
  }
  const listed = seriesEnd(tokens, at, end);
  if (listed > at && isOwned(tokens, start) && behindAll(tokens, listed, end))
    return { start, end, isMany: true, isPair: true, isNear: false };
  const opener = tokens[start - 1]?.lower ?? '';
  const isRelative = WHO.test(opener);
  // `the freedom that the amendment commands`, `the brief states that`: it may be a verb.
  const isDoubtful = isRelative || WHO.test(tokens[at]?.lower ?? '');
  const isClear = /^(?:he|she|we|they|I|you)$/.test(tokens[at + 1]?.text ?? '');
  if (
    isMany &&
    isDoubtful &&
    !isClear &&
    /^(?:NOUN|PROPN|ADJ)$/.test(tokens[first.head - 1]?.pos ?? '')
  )
    return null;
  while (at < end) {
    const next = behind(tokens, at, end, opener);
    if (next <= at) return null;
    const joint = tokens.findIndex(
      ({ lower }, i) => i >= at && i < next && /^(?:and|or|nor)$/.test(lower),
    );
    const isSet = tokens[at]!.text === ',';
    // `the use of the ramp and stairs`, `the failure of A and the B to act`: no second subject.
    const isInside =
      joint >= 0 &&
      (tokens[at]!.lower === 'between' ||
        WHO.test(tokens[at]!.lower) ||
        tokens[joint + 1]!.lower === 'of' ||
        tokens[joint - 1]!.text === ',' ||
        (joint + 1 < next &&
          isOwned(tokens, start) &&
          !/^(?:the|an?)$/.test(tokens[joint + 1]!.lower)) ||
        (tokens[next]?.lower === 'to' && tokens[next + 1]?.pos === 'VERB'));
    if (joint >= 0 && !isSet && !isInside && !(isMany && tokens[joint]!.lower === 'and'))
      return null;
    at = next;
  }
  return { start, end, isMany, isPair: false, isNear };
}

const isOwned = (tokens: readonly Token[], at: number): boolean =>
  /^(?:the|his|her|its|their|our|my|your)$/.test(tokens[at]!.lower);

/** Whether nothing but what hangs on a noun is between. */
function behindAll(tokens: readonly Token[], from: number, end: number): boolean {
  let at = from;
  while (at < end) {
    const next = behind(tokens, at, end, '');
    if (next <= at) return false;
    at = next;
  }
  return true;
}

/** Where what hangs on the noun ends; `at` itself where it is none of this. */
function behind(tokens: readonly Token[], at: number, end: number, opener: string): number {
  const { lower, text, pos } = tokens[at]!;
  const next = tokens[at + 1];
  if (text === ',') {
    const isClosed = tokens[end - 1]!.text === ',' && end - at > 2;
    const inner = tokens.slice(at + 1, end - 1);
    const isAside =
      BY_THE_WAY.test(next?.lower ?? '') ||
      (next?.pos === 'VERB' && isParticiple(next)) ||
      (next?.pos === 'ADV' && inner.length === 1) ||
      inner.every(({ pos, text: sign }) => pos === 'PROPN' || sign === '.');
    return isClosed && isAside && !inner.some(({ text: sign }) => /^[,;:]$/.test(sign)) ? end : at;
  }
  if (lower === 'to' && next?.pos === 'VERB') return innerEnd(tokens, at + 2, end);
  // `of the review and of its conclusions`
  if (lower === 'and' && next?.lower === 'of' && tokens[at - 1]?.pos === 'NOUN')
    return innerEnd(tokens, at + 2, end);
  if (PREPOSITION.test(lower)) {
    if (/^wh(?:ich|om)$/.test(next?.lower ?? ''))
      return isOneClause(tokens.slice(at + 2, end)) ? end : at;
    const last = innerEnd(tokens, at + 1, end);
    // `about his school, her friends, and their boat`, whose owners are no heads beside the first.
    const listed =
      tokens[last + 1]?.pos === 'PRON'
        ? seriesEnd(tokens, last, end)
        : bareSeriesEnd(tokens, last, end);
    return listed > at + 1 ? listed : at;
  }
  if (WHO.test(lower)) return isOneClause(tokens.slice(at + 1, end)) ? end : at;
  if (WHO.test(opener)) return at;
  if (lower === 'not') return at + 1;
  if (pos === 'VERB' && /ing$/.test(lower)) return innerEnd(tokens, at + 1, end);
  // `the invoices your client sent to us`
  if (DETERMINES.test(lower) || pos === 'PRON') return isToldOf(tokens, at, end) ? end : at;
  // `when the arrest occurred`: right before another verb it may be one itself.
  const isLast = at + 1 === end && !OPENS_CLAUSE.test(opener);
  return isParticiple(tokens[at]!) && (isLast || PREPOSITION.test(next?.lower ?? '')) ? at + 1 : at;
}

const isParticiple = ({ pos, lower, lemma }: Token): boolean =>
  pos === 'VERB' && (/ing$/.test(lower) || lower === inflect(lemma).participle);

/** A clause without *that*: who, one verb of the past, and what hangs on it. */
function isToldOf(tokens: readonly Token[], from: number, end: number): boolean {
  const inner = tokens.slice(from, end);
  const at = inner.findIndex(({ pos }) => !INNER.test(pos));
  const verb = inner[at];
  return (
    at > 0 &&
    verb!.pos === 'VERB' &&
    verb!.lower === inflect(verb!.lemma).past &&
    !/^(?:that|those|this)$/.test(inner[0]!.lower) &&
    (at + 1 === inner.length || PREPOSITION.test(inner[at + 1]!.lower)) &&
    isOneClause(inner)
  );
}
