import { CITATION_TEXT_BYTES, INVALID_BRIEF_TYPE } from '@casewright/contracts';

/** A file read as text, or the sentence that says why it was not. */
type TextFile = { text: string } | { refusal: string };

const NOT_TEXT = INVALID_BRIEF_TYPE;

/** Reads a plain-text file of at most the checker's size, whatever program has written it. */
export async function readTextFile(file: File): Promise<TextFile> {
  if (!isTextFile(file)) return { refusal: NOT_TEXT };
  if (file.size > CITATION_TEXT_BYTES) return { refusal: tooLong(file.size) };
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (text.includes('\0')) return { refusal: NOT_TEXT };
  if (text.trim() === '') return { refusal: `${file.name} has no text in it.` };
  return { text: text.replace(/\r\n?/g, '\n') };
}

/** Why a text cannot be checked, or undefined. */
export function textRefusal(text: string): string | undefined {
  // No character takes more than three bytes for each of its UTF-16 units.
  if (text.length * 3 <= CITATION_TEXT_BYTES) return undefined;
  const bytes = new TextEncoder().encode(text).length;
  return bytes > CITATION_TEXT_BYTES ? tooLong(bytes) : undefined;
}

function tooLong(bytes: number): string {
  const mb = (size: number) => (size / 1024 / 1024).toFixed(1);
  return `The text is ${mb(bytes)} MB; at most ${mb(CITATION_TEXT_BYTES)} MB can be checked at once. Check it in parts.`;
}

function isTextFile({ name, type }: File): boolean {
  return type === 'text/plain' || (type === '' && /\.txt$/i.test(name));
}

/** By its byte order mark, else UTF-8, else the old Windows encoding, which every byte fits. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
