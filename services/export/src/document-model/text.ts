// Controls but tab and line ends, and code points that are no characters: no file may have them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: old printers' line ends
const LINE_END = /\r\n?|[\u000b\f\u0085\u2028\u2029]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/**
 * A text in a form that every format can hold: lone surrogates become U+FFFD, control characters
 * are removed, and all line ends become `\n`. For renderers only, because offsets into the text
 * change.
 */
export function cleanText(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').replace(LINE_END, '\n').replace(FORBIDDEN, '');
}

/** The same without line ends, for a title or a header. */
export function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Whether a text contains right-to-left letters. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Whether a paragraph's first letter is right-to-left. */
export function beginsRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/** A section's number as printed: `5.`, `II.`, but `5.2`. */
export function numberWords(number: string): string {
  return /^[\w]+$/.test(number) ? `${number}.` : number;
}
