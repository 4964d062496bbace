import { fromMarkup } from '../shared/markup.js';
import { brackets, join, type Rich } from '../shared/rich-text.js';
import type { FormOptions } from '../types.js';

/** The order of rule 1.5(b); what none of these matches is an explanatory parenthetical. */
const ORDER = [
  /^hereinafter\b/i,
  /^(?:en banc|in banc)$/i,
  /\b(?:C\.J\.|JJ?\.|A\.L\.J\.)(?:,|$)|, (?:concurring|dissenting)\b/,
  /^(?:plurality opinion|mem\.|per curiam|unpublished(?: table decision)?|table|alteration in original|opinion of the court)/i,
  /^(?:emphasis (?:added|omitted))|^alterations? in original$/i,
  /^footnotes? omitted$/i,
  /^citations? omitted$/i,
  /^quoting\b/i,
  /^internal quotation marks omitted$|^cleaned up$/i,
  /^citing\b/i,
];

const rank = (text: string): number => {
  const found = ORDER.findIndex((pattern) => pattern.test(text));
  return found < 0 ? ORDER.length : found;
};

/** All parentheticals asked for, in the order of Bluebook rule 1.5(b) (Indigo R36). */
export function parentheticalsOf({ parenthetical }: FormOptions): Rich {
  const asked = typeof parenthetical === 'string' ? [parenthetical] : (parenthetical ?? []);
  const texts = asked.map((text) => text.trim().replace(/^\((.*)\)$/s, '$1')).filter(Boolean);
  const sorted = texts
    .map((text, i) => ({ text, i }))
    .sort((a, b) => rank(a.text) - rank(b.text) || a.i - b.i);
  return join(
    sorted.map(({ text }) => brackets(fromMarkup(text))),
    ' ',
  );
}
