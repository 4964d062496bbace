export const OTHER = 0;
export const LETTER = 1;
export const DIGIT = 2;

/** The class of each UTF-16 code unit, as a table, because every letter is looked up. */
export const CLASSES = new Uint8Array(0x10000);
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code);
  CLASSES[code] = /[a-z]/i.test(char) ? LETTER : /\d/.test(char) ? DIGIT : OTHER;
}
for (let code = 128; code < 0x10000; code++) {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (!isSurrogate && /[\p{L}\p{M}\p{N}]/u.test(String.fromCharCode(code))) CLASSES[code] = LETTER;
}

/** Letters and digits, with ASCII capitals as lower case; 0 for any other code unit. */
export const FOLDED = Uint16Array.from(CLASSES, (kind, code) => {
  if (kind === OTHER) return 0;
  return code >= 65 && code <= 90 ? code + 32 : code;
});

export function isApostrophe(code: number): boolean {
  return code === 39 || code === 0x2019;
}

export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 160;
}
