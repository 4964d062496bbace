import type { BriefKind } from '../extraction.js';

/** What a file's own bytes say it is; `about` names it in a sentence. */
interface Sniffed {
  kind: BriefKind | 'ole' | 'zip' | 'other';
  about: string;
}

const SIGNATURES: [magic: string, about: string][] = [
  ['89504e47', 'a PNG image'],
  ['ffd8ff', 'a JPEG image'],
  ['47494638', 'a GIF image'],
  ['49492a00', 'a TIFF image'],
  ['4d4d002a', 'a TIFF image'],
  ['ff575043', 'a WordPerfect document'],
  ['1f8b', 'a compressed file'],
  ['377abcaf271c', 'a 7-Zip archive'],
  ['526172211a07', 'a RAR archive'],
  ['4d5a', 'a program'],
  ['7f454c46', 'a program'],
  ['cafebabe', 'a program'],
  ['25215053', 'a PostScript file'],
];

/** A PDF may have up to this many bytes of something else before its header (Acrobat's own rule). */
const PDF_HEADER_WITHIN = 1024;

export function sniffContent(bytes: Buffer): Sniffed {
  const head = bytes.subarray(0, PDF_HEADER_WITHIN);
  if (head.includes('%PDF-')) return { kind: 'pdf', about: 'a PDF' };
  const hex = head.subarray(0, 8).toString('hex');
  if (hex === 'd0cf11e0a1b11ae1') return { kind: 'ole', about: 'an older Office document' };
  if (hex.startsWith('504b0304') || hex.startsWith('504b0506')) {
    return { kind: 'zip', about: 'a ZIP archive' };
  }
  if (hex.startsWith('7b5c727466')) return { kind: 'rtf', about: 'a Rich Text (RTF) document' };
  const known = SIGNATURES.find(([magic]) => hex.startsWith(magic));
  if (known) return { kind: 'other', about: known[1] };
  return looksLikeText(bytes)
    ? { kind: 'text', about: 'plain text' }
    : { kind: 'other', about: 'not a document' };
}

/** UTF-16 has a NUL in every other byte; any other text has none, and few control characters. */
function looksLikeText(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, 65_536);
  if (sample.length === 0 || hasWideMark(sample)) return true;
  const zeros = [0, 0];
  let controls = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const byte = sample[at]!;
    if (byte === 0) zeros[at % 2]! += 1;
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls += 1;
  }
  const [even, odd] = zeros as [number, number];
  const pairs = sample.length / 2;
  if (even + odd > 0)
    return Math.max(even, odd) > pairs * 0.3 && Math.min(even, odd) < pairs * 0.02;
  return controls <= sample.length * 0.01;
}

function hasWideMark(bytes: Buffer): boolean {
  const mark = bytes.subarray(0, 2).toString('hex');
  return mark === 'fffe' || mark === 'feff';
}
