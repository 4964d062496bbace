import { isStative, type Token } from '@casewright/law/sentences';
import { isFiniteVerb, shapeOf } from '../../text/grammar.js';
import type { Sentence } from '../../text/reading.js';
import { inflect } from '../../verbs/inflect.js';
import type { Match } from '../rule.js';

/** What is so, or is done again and again, while other things happened; and what documents do. */
const LASTS =
  /^(?:live|reside|work|own|teach|run|manage|say|state|allege|argue|claim|contend|assert|maintain|deny|admit|know|want|need|believe|think|require|provide|allow|mean|make|sell|offer|practice|seem|appear|stand|sit|belong|represent|serve|do|seek|concern|involve|hold|rely|cite|show|use|operate|depend|love|like|hope|intend|owe|permit|prohibit|suggest|support|explain|describe|note|list|name|read|speak|cover|form|raise|present)$/;
/** A clause inside has its own tense. */
const INNER =
  /^(?:that|which|who|whom|whose|if|when|where|because|while|although|as|whether|what|how|why|than|after|before|since|until|unless|or|but)$/;
const FARTHEST = 14;

/** `She goes to the clinic and learned`, `He ran the light and hits the truck`: one doer, two tenses. */
export function tenseShift({ tokens }: Sentence, before: Sentence | undefined): Match[] {
  const inMain = behindTime(tokens);
  if (inMain) return [inMain];
  return tokens.flatMap((token, at) => {
    const second = tokens[at + 1]?.pos === 'ADV' ? at + 2 : at + 1;
    const first = token.lower === 'and' ? firstOf(tokens, at) : -1;
    const [one, two] = [tokens[first], hiddenAct(tokens, second) ?? tokens[second]];
    if (!one || two?.pos !== 'VERB' || two.masked) return [];
    const told = [...(before?.tokens ?? []), ...tokens.slice(Math.max(0, first - FARTHEST), first)];
    const isBack = isEvent(one) && isPast(tokens, second) && isPastTold(told.filter(isFiniteVerb));
    const isOn =
      one.lower === inflect(one.lemma).past &&
      one.lower !== one.lemma &&
      isEvent(two) &&
      !(ASKS.test(two.lemma) && OF_COURT.test(tokens[second + 2]?.lower ?? '')) &&
      /^(?:A?[DR]|[PO#S]|TV)/.test(rest(tokens, second));
    if (!isBack && !isOn) return [];
    return [isBack ? shiftOf(one, two) : shiftOf(two, one)];
  });
}

function shiftOf({ start, end, lemma }: Token, other: Token): Match {
  const put = inflect(lemma).past;
  const remark = `Beside “${other.text}” it is “${put}.”`;
  return { start, end, remark, replacement: { text: put, safe: false } };
}

const TIME = /^(?:when|after|once|before)$/;
const MAIN = /^[DR]?[J#]*[NP]+V/;

/** `When the alarm rang, the guard runs to the gate`: what was then is told as if it were now. */
function behindTime(tokens: readonly Token[]): Match | null {
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (comma < 0 || !TIME.test(tokens[0]!.lower)) return null;
  const inner = tokens.slice(1, comma);
  const verbs = inner.filter(isFiniteVerb);
  const main = comma + (MAIN.exec(rest(tokens, comma))?.[0].length ?? 0);
  const [then, now] = [verbs[0], tokens[main]!];
  const isOnce =
    verbs.length === 1 && then!.pos === 'VERB' && then!.lower === inflect(then!.lemma).past;
  const isTold = isOnce && then!.lower !== then!.lemma && SUBJECT.test(shapeOf(inner));
  return isTold && main > comma && isEvent(now) && /^[DRPOA]/.test(rest(tokens, main))
    ? shiftOf(now, then!)
    : null;
}
const SUBJECT = /^(?:R|P+|[DR][J#]*N+)V/;

/** The one verb of the clause before *and*, right behind its subject; -1 where there are more. */
function firstOf(tokens: readonly Token[], and: number): number {
  let verb = -1;
  for (let at = and - 1; at >= 0 && and - at < 2 * FARTHEST; at--) {
    const token = tokens[at]!;
    const isJoint = tokens[at - 1]?.text === ',' && /^(?:but|and)$/.test(token.lower);
    if (verb >= 0 && (isJoint || /^[,;:]$/.test(token.text))) return verb;
    if (token.masked || /^[;:()—–]$/.test(token.text) || INNER.test(token.lower)) return -1;
    if (!isFiniteVerb(token)) continue;
    const isBehind = /^(?:[NPR,])$/.test(shapeOf(tokens)[at - 1] ?? '');
    // `wrote a book entitled Salt and licenses it`
    const isNamed = verb >= 0 && /^(?:entitle|call|name|title|date)d$/.test(tokens[verb]!.lower);
    if ((verb >= 0 && !isNamed) || token.pos !== 'VERB' || !isBehind || and - at > FARTHEST)
      return -1;
    verb = at;
  }
  return verb;
}

/** What a party does in its brief. */
const ASKS = /^(?:ask|call)$/;
const OF_COURT = /^(?:court|judge|panel|board|us|upon)$/;

/** `met on Tuesday and votes to close`: behind one thing, what the tagger takes for another is an act. */
function hiddenAct(tokens: readonly Token[], at: number): Token | null {
  const [before, token] = [tokens[at - 2], tokens[at]];
  const isOne = /^(?:NOUN|PROPN)$/.test(before?.pos ?? '') && !/s$/.test(before!.lower);
  if (!isOne || token?.pos !== 'NOUN' || !/^(?:[DR]|TV)/.test(rest(tokens, at))) return null;
  const lemma = [token.lower.slice(0, -1), token.lower.slice(0, -2)].find(
    (base) => inflect(base).third === token.lower,
  );
  return lemma ? { ...token, pos: 'VERB', lemma } : null;
}

const rest = (tokens: readonly Token[], at: number): string => shapeOf(tokens).slice(at + 1);

/** `goes`, `hits`: what is done once, told as if it were done now. */
export const isEvent = ({ pos, lower, lemma, masked }: Token): boolean =>
  !masked &&
  pos === 'VERB' &&
  lower === inflect(lemma).third &&
  !isStative(lemma) &&
  !LASTS.test(lemma);

/** Not a participle, which may stand there, too: it has an object. */
function isPast(tokens: readonly Token[], at: number): boolean {
  const { lower, lemma } = tokens[at]!;
  const { past, participle } = inflect(lemma);
  const hasOwn = past !== participle || /^[DRPO#S]/.test(rest(tokens, at));
  return lower === past && lower !== lemma && hasOwn;
}

export const PRESENT = /^(?:is|are|am|has|have|does|do|will|may|can|must|shall)$/;

/** What stands before is of the past, and nothing of it is of the present. */
const isPastTold = (verbs: readonly Token[]): boolean =>
  verbs.some(({ lower, lemma }) => lower !== lemma) &&
  !verbs.some(
    ({ lower, lemma }) =>
      PRESENT.test(lower) || (lower !== lemma && lower === inflect(lemma).third),
  );
