import type { Check, Defect, Review } from '../../review.js';
import { plural, sentenceAt } from '../words.js';

const BLANK =
  /_{3,}|\[[\s•●*_]{0,12}[•●_][\s•●*_]{0,12}\]|\[\s{1,12}\]|\[(?:insert|date|name|amount|address|tbd|to be (?:determined|inserted|completed|agreed)|party|company|state|number|xx+)\b[^\]]{0,60}\]|\bTBD\b|\$\s?\[\s*\]|\$_{2,}|<(?:insert|name|date|amount)[^>]{0,40}>|\bXX\/XX\b|\[●\]/gi;
/** Lines for signatures, initials, and dates are meant to be empty. */
const TO_BE_SIGNED =
  /\b(?:by|name|title|date|dated|signature|signed|its|witness|attest|initials?|print(?:ed)?|address|tel|fax|phone|email|e-mail|attention|attn|notary|seal)\b[^\w]{0,6}(?:\w{0,12}\s){0,2}$/i;
const SIGNATURES =
  /\bIN WITNESS WHEREOF\b|\bsignature page\b|\/s\/|\b(?:By|Name|Title):|\baccepted and agreed\b/i;
const TICK_BOX = /^\[\s+\]$/;

/** Characters to either side that show what a blank is for. */
const AROUND = 80;

/** Blanks and placeholders that were never filled in. */
export const blanks: Check = (review) => {
  const found = [...review.text.matchAll(BLANK)].filter((match) => isLeftOpen(review, match));
  if (found.length === 0) return [];
  const [first] = found as [RegExpExecArray];
  // What follows the signatures may be a form that is to be filled in later.
  const signed =
    /\bIN WITNESS WHEREOF\b|\/s\/|\bBy:/i.exec(review.text)?.index ?? review.text.length;
  const defect: Defect = {
    at: shortened(review, first),
    category: 'blank',
    title: `${plural(found.length, 'blank')} left open`,
    severity: found.filter(({ index }) => index < signed).length > 3 ? 'high' : 'medium',
    explanation: `${plural(found.length, 'place is', 'places are')} still blank or ${found.length === 1 ? 'holds' : 'hold'} a placeholder, the first of them here. A term left open in a signed contract may be too uncertain to enforce, or may be filled in against the client.`,
    recommendation:
      'Fill in every blank or strike it before signature, and search the final text for placeholders.',
  };
  return [defect];
};

function isLeftOpen({ text }: Review, match: RegExpExecArray): boolean {
  const start = match.index;
  const end = start + match[0].length;
  const before = text.slice(Math.max(0, start - 48), start);
  const after = text.slice(end, end + 40);
  if (TICK_BOX.test(match[0]) || TO_BE_SIGNED.test(before)) return false;
  if (/^_/.test(match[0]) && isRule(before, after, match[0])) return false;
  return !nearSignatures(text, start);
}

/** A line of underscores on its own parts the page, and fills nothing in. */
function isRule(before: string, after: string, line: string): boolean {
  const ahead = /[^\n]*$/.exec(before)![0];
  const behind = /^[^\n]*/.exec(after)![0];
  const words = /[A-Za-z]{2}|[$"“”(),;]/;
  if (/^[\s\d_]*$/.test(ahead) && /^[\s\d_]*$/.test(behind)) return true;
  return (
    (line.length > 40 || /_\s*$/.test(ahead)) && !words.test(ahead.slice(-24) + behind.slice(0, 16))
  );
}

/** Signature blocks have lines for names, titles, and dates without saying so on each. */
function nearSignatures(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 500), at + 200);
  return SIGNATURES.test(around);
}

/** The sentence of the blank; of a long one, or of a blank that is all of it, the words around it. */
function shortened(review: Review, match: RegExpExecArray): { start: number; end: number } {
  const blank = { start: match.index, end: match.index + match[0].length };
  const sentence = sentenceAt(review, blank);
  const length = sentence.end - sentence.start;
  if (length <= 400 && length > match[0].length + 16) return sentence;
  const end = Math.min(review.text.length, blank.end + AROUND);
  return atWords(review.text, Math.max(0, blank.start - AROUND), end);
}

/** The span without the halves of words at its ends. */
function atWords(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from < end && /\S/.test(text[from - 1] ?? ' ')) from++;
  while (to > from && /\S/.test(text[to] ?? ' ')) to--;
  return { start: from, end: to };
}
