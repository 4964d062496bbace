import { analyse } from 'chardet';

/**
 * Bytes as text, whatever wrote them: a byte order mark is believed first, then the pattern of NULs
 * of UTF-16, then strict UTF-8, then what the letters themselves suggest.
 */
export function decodeText(bytes: Uint8Array): string {
  return decodeAs(encodingOf(bytes), bytes);
}

export function decodeAs(encoding: string, bytes: Uint8Array): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252' ? withWindowsMarks(text) : text;
}

/** Windows-1252 from 0x80 to 0x9F. */
const WINDOWS_MARKS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Several versions of Node decode Windows-1252 as Latin-1, which has control characters there. */
function withWindowsMarks(text: string): string {
  return text.replace(/[\u0080-\u009F]/g, (mark) => WINDOWS_MARKS[mark.charCodeAt(0) - 0x80]!);
}

/** The label of the encoding, as the WHATWG Encoding Standard has it. */
export function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  return wideEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : legacyEncoding(bytes));
}

/** Latin letters in UTF-16 have a NUL as their higher byte. */
function wideEncoding(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 65_536);
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at += 1) if (sample[at] === 0) zeros[at % 2]! += 1;
  const [even, odd] = zeros as [number, number];
  const many = sample.length * 0.15;
  if (odd > many && even < odd / 10) return 'utf-16le';
  if (even > many && odd < even / 10) return 'utf-16be';
  return null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Quotation marks, dashes and the section sign, which legal texts in English consist of beyond ASCII. */
const MARKS = {
  'windows-1252': new Set([
    0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0xa0, 0xa7, 0xa9, 0xb6, 0xe9, 0xe8,
  ]),
  macintosh: new Set([
    0xd2, 0xd3, 0xd4, 0xd5, 0xd0, 0xd1, 0xa5, 0xca, 0xa4, 0xa6, 0xa8, 0x8e, 0x8f,
  ]),
};
/** Where more of the bytes are not ASCII, the text is not in a Western language. */
const WESTERN_SHARE = 0.12;
const SURE = 30;

function legacyEncoding(bytes: Uint8Array): string {
  const high = bytes.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  if (high <= bytes.length * WESTERN_SHARE) return westernEncoding(bytes);
  for (const { name, confidence } of analyse(bytes.subarray(0, 65_536))) {
    if (confidence >= SURE && isKnown(name)) return name;
  }
  return westernEncoding(bytes);
}

function westernEncoding(bytes: Uint8Array): 'windows-1252' | 'macintosh' {
  let [windows, mac] = [0, 0];
  for (const byte of bytes) {
    if (MARKS['windows-1252'].has(byte)) windows += 1;
    if (MARKS.macintosh.has(byte)) mac += 1;
  }
  // Texts of the old Macintosh end their lines with CR alone.
  if (bytes.includes(0x0d) && !bytes.includes(0x0a)) mac += 1;
  return mac > windows ? 'macintosh' : 'windows-1252';
}

export function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}
