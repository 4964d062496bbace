import type { TextSpan } from '../../../extracted-text.js';
import type { Unit } from '../clause.js';
import { signatureDate } from './agreement-date.js';
import { findDate } from './dates.js';
import { findPreambles } from './preamble.js';

const STATED =
  /\bthis (?:\w+ )?(?:agreement|addendum|schedule|amendment|contract) (?:(?:is|shall be|will be|shall become|will become|becomes) effective (?:as of|on|upon|when|from|by|for)|(?:shall take|takes) effect|(?:shall )?comes? into (?:force|effect)|(?:shall|will) commence on)|^[\s\d.()]{0,8}(?:the )?["“]?(?:effective|commencement) date["”]? (?:of the franchise |of this agreement |for purposes of this agreement )?(?:is|will be|shall be|means:?|shall mean)\b|^effective date\s*:|\bcommencement date\b.{0,40}:|\bterm of this agreement\b.{0,160}\b(?:(?:shall|will) (?:commence|begin) (?:on|as of|upon)|commencing (?:on |as of )?the \d)|\bagreement is effective (?:as )?from/i;
/** It takes effect when all have signed. */
const BY_SIGNING =
  /\b(?:sign(?:ed|atures?|ing)|execut(?:ed|ion)|last (?:date|written)|dates? (?:last )?(?:written |set forth )?below|dates beneath)\b/i;
/** `dated June 1, effective as of July 1` */
const EFFECTIVE_AS_OF =
  /\beffective\s+(?:for all purposes\b.{0,40}?\s)?(?:as\s+of|on|from)\s+(?:the\s+)?(?=[\dJFMASOND_[])/i;
/** A contract made on a day takes effect on it, unless it says otherwise. */
const MADE_ON = /\b(?:made|entered into)\b.{0,30}\b(?:as of|on)\s+(?:this\s+)?$/s;
const LATER =
  /\bcounterpart|\bwaiver|\bunless\b|\bnot (?:be )?(?:become )?effective|\bwhether or not/i;

/** When the contract takes effect: a date that it calls so, and the sentence that says when. */
export function findEffectiveDate(
  text: string,
  units: Unit[],
  agreement: TextSpan | null,
): TextSpan[] {
  const called =
    effectiveAsOf(text) ??
    (agreement && calledEffective(text, agreement) ? agreement : definedInOpening(text));
  if (called) return withSigning(text, called);
  const stated = units.find(
    (unit) => !unit.isHeading && STATED.test(unit.text) && !LATER.test(unit.text),
  );
  const isMade =
    agreement && MADE_ON.test(text.slice(Math.max(0, agreement.start - 60), agreement.start));
  // A day of its own goes before the day on which the contract was made.
  if (isMade && !(stated && findDate(text, stated.start, stated.end - stated.start))) {
    return [agreement];
  }
  return stated ? withSigning(text, { start: stated.start, end: stated.end }) : [];
}

/** What says when, and the date of the signatures where that is when. */
function withSigning(text: string, span: TextSpan): TextSpan[] {
  const signed = BY_SIGNING.test(text.slice(span.start, span.end)) ? signatureDate(text) : null;
  return [span, ...(signed ? [signed] : [])];
}

/** The date that the opening calls effective in so many words. */
function effectiveAsOf(text: string): TextSpan | null {
  for (const { start, end } of findPreambles(text)) {
    const from = Math.max(0, start - 120);
    const found = EFFECTIVE_AS_OF.exec(text.slice(from, end));
    const date = found ? findDate(text, from + found.index, found[0].length + 30) : null;
    if (date) return date;
  }
  return null;
}

/** The same date may appear on a cover and in the opening; any of its places may call it effective. */
function calledEffective(text: string, { start, end }: TextSpan): boolean {
  const words = text.slice(start, end);
  for (let at = start, seen = 0; at !== -1 && seen < 4; at = text.indexOf(words, at + 1), seen++) {
    const before = text.slice(Math.max(0, at - 40), at);
    const after = text.slice(at + words.length, at + words.length + 60);
    if (/\beffective\b/i.test(before) || /^[^.;]{0,40}["“]effective\s?date["”]/i.test(after)) {
      return true;
    }
  }
  return false;
}

/** ("Effective Date") in the opening, with the date or the words that it follows. */
function definedInOpening(text: string): TextSpan | null {
  for (const preamble of findPreambles(text)) {
    const body = text.slice(preamble.start, preamble.end + 200);
    const named = /\((?:the\s+)?["“](?:\w+\s+){0,2}Effective\s?Date["”]\)/i.exec(body);
    if (named) {
      const at = preamble.start + named.index;
      const lead = body.slice(Math.max(0, named.index - 90), named.index);
      const from = lead.lastIndexOf('as of');
      const begin = from === -1 ? at : at - lead.length + from;
      return (
        findDate(text, Math.max(preamble.start, at - 60), 60) ?? {
          start: begin,
          end: at + named[0].length,
        }
      );
    }
    const effective = /\beffective\b/i.exec(body.slice(0, preamble.end - preamble.start));
    const date = effective ? findDate(text, preamble.start + effective.index, 60) : null;
    if (date) return date;
  }
  return null;
}
