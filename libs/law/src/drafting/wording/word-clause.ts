import { readSentences, type SentenceFrame } from '@casewright/law/sentences';
import { baseOf } from '../requirements/inflections.js';
import { escaped } from '../requirements/names.js';
import { phrasesOf } from '../requirements/phrases.js';
import { DEFINITE, isName, isOpen, isStated, SURE, subjectOf } from './clause-subjects.js';
import { promised } from './predicates.js';
import type { Wording } from './units.js';

/** Words that begin a sentence which tells, and obliges nobody. */
const TELLS =
  /^(?:because|since|although|though|as (?:you|we|discussed|agreed)|which|who|also|then|but|so|and|or|then|therefore|however|ago|last|yesterday)\b/i;
/** What a contract says of things unasked: when it begins and ends, and what is paid. */
const RUNS = /^(?:begin|start|end|expire|run|renew|last|commence|terminate)$/;
const SUMS = /\b(?:rent|price|fees?|deposit|interest|payments?|balance|salary|wages?|retainer)$/i;

/**
 * A sentence with finite verbs as a term: each party with what it shall, shall not, or may do, each thing as it
 * is to be. All its other words stay where they are, so that none is lost. Null where one of its acts is no term.
 */
export function wordClause(
  said: string,
  isSide: (words: string) => boolean,
  terms: readonly string[],
  names: ReadonlySet<string>,
): Wording | null {
  const text = said
    .replace(/, (?:while|whereas) (?=the )/g, ', and ')
    .replace(/\bas is\b(?=[,.;]|$| (?:and|but|where)\b)/g, 'as-is');
  const read = inPronouns(text, terms, names).replace(/(?<=\bhours )worked\b/g, 'in all');
  // What a condition says of a party stays as it is.
  const frames = readSentences(read, [{ start: 0, end: read.length, text: read }]).filter(
    ({ subject, predicate }) =>
      !subject ||
      !isSide(subjectOf(text, subject, terms)) ||
      !LED.test(text.slice(0, subject.start)) ||
      /ed$/.test(text.slice(predicate.start, predicate.end)),
  );
  if (frames.length === 0 || TELLS.test(text) || isNote(text, frames)) return null;
  let made = text;
  let isPlain = true;
  for (const frame of frames.toReversed()) {
    const act = actOf(frame, { text, frames, isSide, terms, names });
    if (!act) return null;
    made = made.slice(0, frame.predicate.start) + act.words + made.slice(frame.predicate.end);
    isPlain &&= act.isPlain;
  }
  if (
    /\b(?:has|have|is|are|shall|may|be|(?:shall|may) (?:pay|give|bring|provide|keep|send|carry|supply))$/.test(
      made,
    )
  )
    return null;
  const acted = made
    .replace(HIDDEN, baseOf)
    .replace(LEAVE, 'shall obtain')
    .replace(/(?<=\bshall .*\band )must (?=\p{Ll})/gu, 'shall ')
    .replace(/\b(never|also|always|then) (shall|may)\b/g, '$2 $1');
  const bare = terms.map(escaped).join('|') || '(?!)';
  if (new RegExp(`, (?:${bare}) \\p{Ll}+s$`, 'u').test(acted)) return null;
  const joint = LEADS.test(text)
    ? acted
    : acted.replace(new RegExp(`(?<=\\p{Ll}), (?=(?:${bare}) (?:shall|may)\\b)`, 'gu'), ', and ');
  return {
    text: `${joint.charAt(0).toUpperCase()}${joint.slice(1)}.`.replace('as-is', 'as is'),
    isPlain: isPlain && !WEAK.test(text),
    isGuess: WEAK.test(text),
  };
}

/** What is only wished, and what is of somebody whom others name. */
const WEAK = /\bshould\b|^(?:no person|its|their|his|her)\b/i;

interface Clause {
  text: string;
  frames: readonly SentenceFrame[];
  isSide: (words: string) => boolean;
  terms: readonly string[];
  names: ReadonlySet<string>;
}

/** An act of the sentence as a term has it, and whether it is sure; null where it is no term. */
function actOf(
  frame: SentenceFrame,
  { text, frames, isSide, terms, names }: Clause,
): { words: string; isPlain: boolean } | null {
  const act = text.slice(frame.predicate.start, frame.predicate.end);
  // `A fault that would keep it from running` supposes, as contracts do.
  if (
    /^(?:would|could|might)\b/.test(act) &&
    /\b(?:that|which|who) $/.test(text.slice(0, frame.predicate.start))
  )
    return { words: act, isPlain: true };
  const subject = frame.subject && subjectOf(text, frame.subject, terms);
  if (!frame.subject || !subject || isOpen(frame, subject, isSide, names)) return null;
  const isKnown = isSide(subject);
  // A name that no party bears as yet acts like one, and is to be confirmed.
  const isParty = isKnown || isName(frame, subject, names);
  const actor = {
    isParty,
    isPlural: / and |\b(?:parties|both)\b/i.test(subject),
    isTimed: TIMED.test(text),
  };
  const predicate = promised(act, frame.verb.lemma, actor);
  const isOfPeople =
    ACTS.test(baseOf(act)) && !/^ (?:place|effect)\b/.test(text.slice(frame.predicate.end));
  if (!predicate || (!isParty && isOfPeople && !frame.passive)) return null;
  const goesOn = frames.some(
    (other) =>
      other !== frame &&
      other.subject?.start === frame.subject?.start &&
      other.predicate.start < frame.predicate.start,
  );
  const isState = predicate.says === 'state';
  const isBeing = /^(?:is|are|has|have)\b/.test(act);
  return {
    words:
      goesOn && isKnown && isState && !isBeing
        ? `shall ${act.replace(/\p{L}+/u, baseOf)}`
        : predicate.words,
    isPlain: isParty
      ? isKnown && (!isState || !isBeing || SURE.test(text))
      : isToBe(frame, subject, act, text),
  };
}

/** Whether a contract says this of a thing: when it runs, what is paid, how it is to be. */
const isToBe = (frame: SentenceFrame, subject: string, act: string, text: string): boolean =>
  RUNS.test(frame.verb.lemma) ||
  (SUMS.test(subject) && /\d/.test(text)) ||
  (DEFINITE.test(subject) && (OUGHT.test(act) || (frame.passive && /^will /.test(act)))) ||
  (!OUGHT.test(act) &&
    isStated(subject, /^(?:is|are)\b/.test(act) ? 'be' : frame.verb.lemma, text));

/**
 * The text with a pronoun for each party that may be a subject, of the same length: what a noun is followed by is
 * often read as a noun too (`the Seller backs up the data`).
 */
function inPronouns(text: string, terms: readonly string[], names: ReadonlySet<string>): string {
  const any = terms.map(escaped).join('|') || '(?!)';
  const read = text.replace(
    new RegExp(
      `(?<=^|, |; |\\b(?:and|but|or|if|when|unless|until|that|while|after|before|once) )(?:${any})(?=,? \\p{L})`,
      'giu',
    ),
    (term) => 'she'.padEnd(term.length),
  );
  return names.has(read.split(' ')[0]!) ? read : `${read.charAt(0).toLowerCase()}${read.slice(1)}`;
}

/** `Shall charge $40 and stops work`: a verb that was read as a noun. */
const HIDDEN =
  /(?<=\b(?:shall|may) .{3,120} (?:and|or) )\p{Ll}+[^s]s(?= (?:the|an?|all|any|up|down|out|off|back|\d|[$£€]))|(?<=\b(?:shall|may) \p{Ll}+ (?:and|or) )\p{Ll}+[^s]s(?=$|[,;])/gu;

const OUGHT = /^(?:must|shall|has to|have to|cannot|may not|will (?:belong|remain|stay))\b/;

/** Leave to do something is obtained, not received. */
const LEAVE =
  /\bshall receive(?= (?:\S+ ){0,3}?(?:permits?|permissions?|licenses?|approvals?|consents?)\b)/g;

/** `From 3 a.m. until 11 a.m.`, `Monday through Friday`. */
const TIMED = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\p{L}+day (?:to|through|and) \p{L}+day\b/iu;

const LED = /\b(?:if|when|whenever|unless|until|before|after|once) $/i;

/** What only people do: a thing that does it is someone whom nobody named. */
const ACTS =
  /^(?:pay|keep|give|take|bring|sign|provide|deliver|supply|agree|promise|hire|buy|sell|call|tell|ask|send|return|notify|work|use|approve|choose|decide|own|have|get|make|do)$/;

/** Words that go on with what is before a comma. */
const CONTINUES =
  /^(?:and|or|but|in|on|at|by|for|to|of|from|with|within|without|until|after|before|per|plus|including|excluding|except|unless|if|when|which|who|then|each|both|the (?:first|second|last|rest|balance)|whether|not|so|as|provided|subject|up to|at least|at most|payable|due|starting|beginning|ending|\p{Lu}|\d)/u;

/** What may stand before the subject of a sentence. */
const LEADS =
  /^\s*(?:if|when|whenever|unless|after|before|on|upon|until|once|at|in|during|within|should|as|so|for|by|except|without|from|every|each|starting|beginning|where|while|not later|no later)\b/i;

/** Notes: commas part one item from the next, and not what a verb goes on with. */
function isNote(text: string, frames: readonly SentenceFrame[]): boolean {
  const units = phrasesOf(text, { start: 0, end: text.length });
  const [first] = frames;
  if (!first?.subject || / [-–—] /.test(text.slice(0, first.predicate.start))) return true;
  if (units.length < 2) return false;
  const words = units.map((unit) => text.slice(unit.start, unit.end));
  const isLed = LEADS.test(words[0]!) || first.subject.start < units[0]!.end;
  if (!isLed) return true;
  const isList =
    / (?:and|or) /.test(words.at(-1)!) && !words.slice(1).some((each) => /\d/.test(each));
  return units.some(
    (unit) =>
      unit.end > first.predicate.start &&
      !frames.some(
        ({ predicate }) => unit.start <= predicate.start && predicate.start < unit.end,
      ) &&
      !CONTINUES.test(text.slice(unit.start, unit.end)) &&
      !isList,
  );
}
