const DIGIT = 1;
const UPPER = 2;
const LOWER = 4;

/** The class of each code of Latin-1; the rest, and what is beyond the text's end, has none. */
const CLASSES = Uint8Array.from({ length: 256 }, (_, code) => {
  if (code >= 48 && code <= 57) return DIGIT;
  if ((code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde && code !== 0xd7)) return UPPER;
  return (code >= 97 && code <= 122) || (code >= 0xdf && code !== 0xf7) ? LOWER : 0;
});

/** No character: what comes before a text and after it. */
const NOTHING = 0xffff;

/**
 * The code at an offset, which may be outside the text. `charCodeAt` itself becomes a slow call
 * for good wherever the compiler has once seen it asked for what is not there.
 */
export const codeAt = (text: string, at: number): number =>
  at >= 0 && at < text.length ? text.charCodeAt(at) : NOTHING;

/** Character tests on UTF-16 codes; the finder looks at every character: one lookup each. */
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
export const isUpper = (code: number): boolean => code < 256 && CLASSES[code] === UPPER;
export const isLower = (code: number): boolean => code < 256 && CLASSES[code] === LOWER;
export const isLetter = (code: number): boolean => code < 256 && CLASSES[code]! > DIGIT;
export const isWord = (code: number): boolean => code < 256 && CLASSES[code]! > 0;
/** Space, tab, line and page breaks, no-break and thin spaces. */
export const isSpace = (code: number): boolean =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  code === 0xa0 ||
  (code >= 0x2000 && code <= 0x200b) ||
  code === 0x202f;
export const isDash = (code: number): boolean =>
  code === 45 || (code >= 0x2010 && code <= 0x2015) || code === 0x2212;

/** First offset at or after `at` that is not white space. */
export function skipSpace(text: string, at: number): number {
  let i = at;
  while (i < text.length && isSpace(text.charCodeAt(i))) i++;
  return i;
}

/** Offset just after the last non-space before `at`. */
export function skipSpaceBack(text: string, at: number, floor = 0): number {
  let i = at;
  while (i > floor && isSpace(text.charCodeAt(i - 1))) i--;
  return i;
}

/** First offset at or after `at` that is no letter or digit. */
export function endOfWord(text: string, at: number): number {
  let i = at;
  while (i < text.length && isWord(text.charCodeAt(i))) i++;
  return i;
}

/** First offset at or after `at` that is no digit. */
export function endOfDigits(text: string, at: number): number {
  let i = at;
  while (i < text.length && isDigit(text.charCodeAt(i))) i++;
  return i;
}

/** White space collapsed to single blanks, ends trimmed. */
export const collapse = (text: string): string =>
  isCollapsed(text) ? text : text.replace(/[\s\u200b]+/g, ' ').trim();

/** Whether there is nothing to collapse; most pieces are printed so. Unsure of what is not Latin-1. */
function isCollapsed(text: string): boolean {
  let before = 32;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || (code === 32 && before === 32) || code === 0xa0) return false;
    if (code > 255 && !(code >= 0x2010 && code <= 0x201f)) return false;
    before = code;
  }
  return before !== 32 || text.length === 0;
}

const OPENERS: Record<number, number> = { 40: 41, 91: 93 };

/**
 * Offset after the bracket that closes the one at `at`, or -1 when it is not closed within
 * `limit` characters (a bound that keeps hostile input linear).
 */
export function closeOfBracket(text: string, at: number, limit = 1500): number {
  const open = codeAt(text, at);
  const close = OPENERS[open];
  if (close === undefined) return -1;
  const stop = Math.min(text.length, at + limit);
  let depth = 0;
  for (let i = at; i < stop; i++) {
    const code = text.charCodeAt(i);
    if (code === open) depth++;
    else if (code === close && --depth === 0) return i + 1;
  }
  return -1;
}
