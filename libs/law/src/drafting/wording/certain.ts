import { isRole, readSentences, type SentenceFrame, tagged } from '@casewright/law/sentences';
import { isPast } from '../requirements/inflections.js';

/** Signs and letters that notes have for words. */
export const SIGNS =
  /\b(\p{L}+) \1\b|[@+=<>|/*#~]|--|\s(?:[-–—]|x)\s|\.\s\p{Ll}|\b(?:to|of|for|with|by|at|on|in|from|and|or|the)\.$|\bthe (?:the|over|to|on|in|at|of|for|by|with|from)\b|(?<![\p{L}\d.,])(?!US|UK|IT|ID|TV|AM|PM)\p{Lu}{2}(?![\p{L}\d.-])|\p{L}['’](?!s\b|t\b)\p{Ll}{1,4}\b/u;
/** Whom or what only other sentences say. */
const STRAY =
  /^(?:its?|their|this|that|these|those|his|her|there(?! shall))\b|\b(?:they|them|theirs|he|she|him|one of|the (?:other|others|former|latter)|who(?:m|ever)|whatever|someone|somebody|something)\b/i;
/** How things are now, how they seem, or what was said of them: none of it agreed. */
const TOLD =
  /\b(?:was|were|had|did|been|currently|now|still(?! employed| unpaid| owed| owing| due| in effect)|already|usually|really|very|quite|rather|roughly|basically|fine|good|nice|important|urgent|asked|supposed|considered|talked|discussed|mentioned|because|since|so that|going to|(?<!as )though|although)\b/i;
/** What is felt, wished, or only said. */
const FELT =
  /^(?:say|want|wish|hope|think|believe|know|like|love|prefer|plan|intend|expect|need|claim|allege|argue|worry|fear|mean|seem|appear|feel|suspect|guess|doubt|look|live|run|come|happen|ask|call|regard|understand|have)$/;
/** A figure, in digits or in words. */
const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|once|twice)\b/iu;

/** How a contract says that things are. */
const STATES =
  /^ (?:not )?(?:available|payable|due|(?:non-?)?(?:refundable|exclusive|assignable|transferable)|confidential|void|free|subject|optional|no )/i;

/** `5 days to cure, then all of it due`: more than a thing can be. */
const GOES_ON = /, (?:then|else|otherwise)\b/;

/**
 * Whether a sentence may stand in the draft unasked: read as whoever gets the draft will read it, each of its clauses
 * says of a party, or of a thing that it names, what it shall or may do or how it is to be; nothing in it is hedged,
 * told, or left to other sentences.
 */
export function isCertain(said: string, isSide: (words: string) => boolean): boolean {
  if (SIGNS.test(said) || STRAY.test(said) || TOLD.test(said)) return false;
  // An order to whoever drafts, or a note that begins with what is done.
  const frames = readSentences(said, [{ start: 0, end: said.length, text: said }]);
  const [first] = tagged(said);
  if (first?.pos === 'VERB' && frames[0]?.subject?.end !== first.end) return false;
  return frames.length > 0 && frames.every((frame) => isAgreed(frame, said, isSide));
}

function isAgreed(frame: SentenceFrame, said: string, isSide: (words: string) => boolean): boolean {
  const { subject, predicate, verb, passive } = frame;
  if (!subject || subject.kind === 'pronoun') return false;
  const who = said.slice(subject.start, subject.end);
  if (/\S \d+ \p{L}+$|^(?:\p{L}+ )?\p{L}+ed$/u.test(who)) return false;
  const act = said.slice(predicate.start, predicate.end);
  if (/^(?:would|could|might|(?:is|are) \p{L}+ing|ha(?:s|ve) \p{L}+(?:ed|en))\b/u.test(act))
    return false;
  const isBound = /^(?:shall|may|must|will)\b/.test(act);
  // `Receipts the Employee turns in`: what it does with what stands before.
  if (isSide(/\bthe \p{Lu}\p{L}+(?: Provider)?$/u.exec(who)?.[0] ?? '')) return true;
  if (isBound) return isSide(who) || !isRole(who.split(' ').at(-1)!);
  if (isPast(act) && !/^\p{L}+(?:ds|s)$/u.test(act)) return false;
  if (isSide(who)) return isOwed(verb.lemma, passive, said);
  if (isRole(who.split(' ').at(-1)!)) return false;
  if (passive) return true;
  return verb.lemma === 'be'
    ? !GOES_ON.test(said) &&
        (FIGURE.test(said) ||
          STATES.test(said.slice(predicate.end)) ||
          /\bthe \p{Lu}\p{L}+(?: Provider)?['’]s\b/u.test(said))
    : !FELT.test(verb.lemma);
}

/** What a party has in figures, or does; how it is, and what befalls it, is told of it. */
const isOwed = (lemma: string, passive: boolean, said: string): boolean =>
  lemma === 'have' ? FIGURE.test(said) : !passive && lemma !== 'be' && !FELT.test(lemma);
