import type { TextSpan } from '../../../extracted-text.js';
import { findDate } from './dates.js';
import { findPreambles } from './preamble.js';

const MADE =
  /\b(?:dated(?:\s+as\s+of)?|made(?:\s+and\s+entered\s+into)?|entered(?:\s+in(?:to)?)?|as\s+of|effective)\b/gi;
const SIGNED = /\bdated?(?:\s{1,8}of\s{1,8}signature)?\s{0,8}(?::\s{0,8}|(?=\d)(?<=\s))/gi;
/** A date this close behind "dated as of" belongs to it. */
const NEAR = 60;
const COVER = 4000;
/** `IN WITNESS WHEREOF, the parties have executed this Agreement as of` … */
const WITNESS =
  /\bIN WITNESS WHEREOF\b[^.]{0,240}?\b(?:as\s+of|on|this|dated)\b(?!\s+(?:agreement|contract|lease|deed|amendment))/i;
const LAST = 12_000;
/** Where signatures stand: in the last of the text. */
const SIGNATURES = 6_000;
/** How far the dates of two signatures are apart. */
const BESIDE = 1_500;
/** The day on which something begins or ends is not the day on which it was agreed. */
const OTHER_DAY = /\b(?:commencement|expiration|termination|maturity) date\b[^.\n]{0,80}$/i;

/** When the contract was made: the opening says so, else its cover, else the signatures. */
export function findAgreementDate(text: string): TextSpan | null {
  const date = statedDate(text);
  if (!date) return null;
  const first = text.indexOf(text.slice(date.start, date.end));
  return { start: first, end: first + date.end - date.start };
}

function statedDate(text: string): TextSpan | null {
  const preambles = findPreambles(text);
  for (const { start, end } of preambles) {
    for (const made of text.slice(Math.max(0, start - 120), end).matchAll(MADE)) {
      const from = Math.max(0, start - 120) + made.index;
      const date = findDate(text, from, made[0].length + NEAR);
      if (date) return date;
    }
  }
  const end = Math.max(0, text.length - LAST);
  const witness = WITNESS.exec(text.slice(end));
  const witnessed = witness && findDate(text, end + witness.index, witness[0].length + NEAR);
  if (witnessed) return witnessed;
  const cover = findDate(text, 0, Math.min(preambles.at(-1)?.end ?? COVER, COVER));
  return cover && !OTHER_DAY.test(text.slice(0, cover.start)) ? cover : signatureDate(text);
}

/** A contract is made when the last of its parties signs. */
export function signatureDate(text: string): TextSpan | null {
  const dates = [...text.matchAll(SIGNED)].flatMap((signed) => {
    const date = findDate(text, signed.index + signed[0].length, 24);
    return date ? [date] : [];
  });
  const last = dates.at(-1);
  if (last && last.start > text.length - SIGNATURES) return last;
  // Exhibits follow the signatures.
  const next = dates.findIndex(({ start }, at) => start - (dates[at - 1]?.end ?? start) > BESIDE);
  return dates[(next === -1 ? dates.length : next) - 1] ?? null;
}
