import type { TextSpan } from '../../extracted-text.js';
import { isTitleCase } from './title.js';

const LONGEST = 90;
/** A heading names a thing; these make a sentence. */
const SENTENCE =
  /\b(?:shall|will|means?|is|are|was|were|has|have|may|must|agrees?|hereby|did|does)\b/i;

/** The heading that follows a section's number, and where the section's words begin. */
export function headingBehind(text: string, at: number): { heading: string | null; end: number } {
  const ahead = text.slice(at, at + LONGEST + 40);
  const lineBreak = /^\s*\n\s*/.exec(ahead);
  const from = lineBreak ? lineBreak[0].length : /^\s*/.exec(ahead)![0].length;
  const rest = ahead.slice(from);
  const stop = /[.:;](?=\s|$|[“"])|\s[-–—]\s|[.:]?[ \t]*[\n\f]|\s{3}/.exec(rest);
  const words = (stop ? rest.slice(0, stop.index) : rest).trim();
  if (!stop || !isHeading(words)) return { heading: null, end: at };
  const mark = /^[.:;]/.test(stop[0]) ? 1 : 0;
  return { heading: words.replace(/\s+/g, ' '), end: at + from + stop.index + mark };
}

/** A few words that name something, in capitals or with capital letters. */
function isHeading(words: string): boolean {
  if (words.length < 3 || words.length > LONGEST || !/[A-Za-z]{3}/.test(words)) return false;
  if (/[“"”$_]|\d{4}/.test(words) || /,$/.test(words)) return false;
  const capitals = !/[a-z]/.test(words);
  if (!capitals && SENTENCE.test(words)) return false;
  if (words.split(/\s+/).length > 14) return false;
  return capitals || isTitleCase(words) || /^[A-Z][a-z]+(?: [a-z]+){0,2}$/.test(words);
}

const BARE =
  /^(?:[A-Z][A-Z&’'/,-]*|of|the|and|for|to|in|by|a|or|on|I{1,3}|IV|V)(?:\s+(?:[A-Z][A-Z&’'/,-]*|of|the|and|for|to|in|by|a|or|on))*:?$/;

/** A line in capitals, or a title, that stands alone as a heading does. */
export function isBareHeading(words: string): boolean {
  if (words.length < 4 || words.length > 70 || !BARE.test(words)) return false;
  return !/^(?:By|Its|Name|Title|Date|Inc|LLC|Page|v|vs|and|the|or|of)\b[:.]?$/i.test(words);
}

export type BareHeading = TextSpan & { heading: string };
