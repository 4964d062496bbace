import type { ExtractedText } from '@casewright/law/reading';
import WordExtractor from 'word-extractor';
import { countIn } from '../docx/parts/count-formats.js';
import type { ExtractionLimits } from '../extraction.js';
import { Places } from '../places.js';
import { Refusal } from '../refusal.js';
import { storable } from '../storable.js';
import { TextBuilder } from '../text-builder.js';

/** Names of the streams in an OLE file, as they appear in its directory. */
const utf16 = (name: string): Buffer => Buffer.from(name, 'utf16le');
const ENCRYPTED_PACKAGE = utf16('EncryptedPackage');
const WORD_STREAM = utf16('WordDocument');
/** Magic number of a Word binary's information block, and its flag for encryption ([MS-DOC] 2.5.2). */
const FIB_MAGIC = 0xa5ec;
const FIB_ENCRYPTED = 0x0100;
const SECTOR = 512;
const WINDOWS_CELL_END = '\u0007';

/** @returns what an OLE file contains, when it is not a Word document. */
export function foreignOle(bytes: Buffer): string | null {
  if (bytes.includes(ENCRYPTED_PACKAGE)) throw new Refusal('encrypted');
  if (bytes.includes(WORD_STREAM)) return null;
  return bytes.includes(utf16('Workbook')) ? 'an Excel workbook' : 'not a Word document';
}

/** A Word 97–2003 document: body, then notes, as the binary keeps them. Comments are reported. */
export async function readDoc(bytes: Buffer, limits: ExtractionLimits): Promise<ExtractedText> {
  if (isEncrypted(bytes)) throw new Refusal('encrypted');
  const word = await open(bytes);
  const plain = { filterUnicode: false };
  const builder = new TextBuilder(limits);
  for (const paragraph of paragraphsOf(word.getBody(plain))) {
    builder.addBlock(
      paragraph.includes('\t') && isRow(paragraph) ? 'table' : 'paragraph',
      paragraph,
    );
  }
  const places = new Places();
  places.add(0, null);
  for (const [kind, notes] of [
    ['decimal', word.getFootnotes(plain)],
    ['lowerRoman', word.getEndnotes(plain)],
  ] as const) {
    let count = 0;
    for (const note of paragraphsOf(notes)) {
      // Word sets a space behind a note's number, and the number itself is not given.
      if (/^[ \t]/.test(note)) count += 1;
      builder.addBlock('footnote', note.trim());
      places.add(builder.blocks.at(-1)!.start, null, count > 0 ? countIn(kind, count) : '*');
    }
  }
  places.add(builder.length, null);
  for (const box of paragraphsOf(word.getTextboxes(plain))) builder.addBlock('paragraph', box);
  const end = { start: builder.length, end: builder.length };
  const comments = paragraphsOf(word.getAnnotations(plain)).map((words) => ({
    author: null,
    at: end,
    words: storable(words.trim()),
  }));
  return { ...builder.build(), comments, places: places.list };
}

async function open(bytes: Buffer) {
  try {
    return await new WordExtractor().extract(bytes);
  } catch {
    throw new Refusal('corrupt', 'a Word document');
  }
}

function paragraphsOf(text: string): string[] {
  return text
    .replaceAll(WINDOWS_CELL_END, '\t')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');
}

/** The extractor ends a row with its own tab, which trimming took; cells are left between tabs. */
function isRow(paragraph: string): boolean {
  return /[^\t]\t[^\t]/.test(paragraph) && !paragraph.startsWith('\t');
}

/** Streams begin at sectors, and the Word stream with its information block. */
function isEncrypted(bytes: Buffer): boolean {
  for (let at = SECTOR; at + 12 <= bytes.length; at += SECTOR) {
    if (bytes.readUInt16LE(at) !== FIB_MAGIC) continue;
    return (bytes.readUInt16LE(at + 10) & FIB_ENCRYPTED) !== 0;
  }
  return false;
}
