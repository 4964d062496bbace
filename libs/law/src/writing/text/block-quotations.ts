import { blockKind, listMarkerLength } from './paragraphs.js';
import type { Span } from './span.js';

/** A verb with which someone else's words are brought in, before the colon that does it. */
const INTRODUCES =
  /\b(?:provid(?:es|ed)|stat(?:es|ed)|reads?|held|holds|wrote|writes|explain(?:s|ed)|reason(?:s|ed)|observ(?:es|ed)|testified|said|says|not(?:es|ed)|warn(?:s|ed)|instruct(?:s|ed)|declar(?:es|ed))\b[^.?!:]{0,60}:$/;
/** Who brings in words of his own: `Plaintiff states as follows:`. */
const OWN_WORDS =
  /\b(?:plaintiffs?|defendants?|petitioners?|respondents?|movants?|undersigned|counsel|we|i)\b[^.?!]*:$/i;
/** A line that is set in by at least as much as two blanks, or by a tab. */
const SET_IN = /^(?: {2,}|\t)/;
const LINE_BREAK = /[\n\f\r]/;

/**
 * For each block, whether it is a quotation without quotation marks: set in after a block that is
 * not and that leads up to it, or brought in by a verb of saying and a colon.
 */
export function blockQuotations(text: string, blocks: readonly Span[]): boolean[] {
  const found: boolean[] = [];
  blocks.forEach((block, i) => {
    const before = blocks[i - 1];
    const lead = before ? text.slice(before.start, before.end) : '';
    const setIn = isSetIn(text, block);
    const beforeSetIn = before !== undefined && isSetIn(text, before);
    const leads = before !== undefined && !beforeSetIn && !/[.?!][”"’')\]]*$/.test(lead);
    const goesOn = found[i - 1] === true && beforeSetIn;
    const isLedUpTo = (setIn && (leads || goesOn)) || (!found[i - 1] && isBroughtIn(lead));
    found.push(isLedUpTo && isProse(text.slice(block.start, block.end)));
  });
  return found;
}

const isProse = (block: string): boolean =>
  listMarkerLength(block) === 0 && blockKind(block) === 'prose';

const isBroughtIn = (lead: string): boolean => {
  const sentence = lead
    .slice(-300)
    .split(/[.?!] /)
    .at(-1)!;
  return INTRODUCES.test(sentence) && !OWN_WORDS.test(sentence);
};

/** Every line of it begins further in; its first blanks are before the block. */
function isSetIn(text: string, { start, end }: Span): boolean {
  let lineStart = start;
  while (lineStart > 0 && !LINE_BREAK.test(text[lineStart - 1]!)) lineStart--;
  return text
    .slice(lineStart, end)
    .split(LINE_BREAK)
    .every((line) => line.trim() === '' || SET_IN.test(line));
}
