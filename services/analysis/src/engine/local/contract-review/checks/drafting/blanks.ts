import type { Check, Defect, Review } from '../../review.js';
import { plural, sentenceAt } from '../words.js';

const BLANK =
  /_{3,}|\[[\s•●*_]{0,12}[•●_][\s•●*_]{0,12}\]|\[\s{1,12}\]|\[(?:insert|date|name|amount|address|tbd|to be (?:determined|inserted|completed|agreed)|party|company|state|number|xx+)\b[^\]]{0,60}\]|\bTBD\b|\$\s?\[\s*\]|\$_{2,}|<(?:insert|name|date|amount)[^>]{0,40}>|\bXX\/XX\b|\[●\]/gi;
/** Lines for signatures, initials and dates are meant to be empty. */
const TO_BE_SIGNED =
  /\b(?:by|name|title|date|dated|signature|signed|its|witness|attest|initials?|print(?:ed)?|address|tel|fax|phone|email|e-mail|attention|attn|notary|seal)\b[^\w]{0,6}(?:\w{0,12}\s){0,2}$/i;
const SIGNATURES = /\bIN WITNESS WHEREOF\b|\bsignature page\b|\/s\/|^\s*By:/im;
const TICK_BOX = /^\[\s+\]$/;

/** Blanks and placeholders that were never filled in. */
export const blanks: Check = (review) => {
  const found = [...review.text.matchAll(BLANK)].filter((match) => isLeftOpen(review, match));
  if (found.length === 0) return [];
  const [first] = found as [RegExpExecArray];
  const defect: Defect = {
    at: shortened(review, first),
    category: 'blank',
    title: `${plural(found.length, 'blank')} left open`,
    severity: found.length > 3 ? 'high' : 'medium',
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
const isRule = (before: string, after: string, line: string): boolean =>
  line.length > 24 && (/\n\s*$/.test(before) || before.trim() === '') && /^\s*(?:\n|$)/.test(after);

/** Signature blocks have lines for names, titles and dates without saying so on each. */
function nearSignatures(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - 500), at + 200);
  return SIGNATURES.test(around);
}

function shortened(review: Review, match: RegExpExecArray): { start: number; end: number } {
  const blank = { start: match.index, end: match.index + match[0].length };
  const sentence = sentenceAt(review, blank);
  return sentence.end - sentence.start <= 400
    ? sentence
    : {
        start: Math.max(sentence.start, blank.start - 80),
        end: Math.min(sentence.end, blank.end + 80),
      };
}
