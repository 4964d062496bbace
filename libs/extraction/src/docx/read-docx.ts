import { posix } from 'node:path';
import type { ExtractedText } from '@casewright/law/reading';
import type { ExtractionLimits, Progress } from '../extraction.js';
import { Refusal } from '../refusal.js';
import { TextBuilder } from '../text-builder.js';
import { BodyReader } from './body/body-reader.js';
import { DocumentWriter } from './body/document-writer.js';
import { PageBreaks } from './body/page-breaks.js';
import { OfficePackage } from './open-package.js';
import { countedPages, sectionStarts } from './parts/layout.js';
import { readNotes } from './parts/notes.js';
import { Numbering } from './parts/numbering.js';
import { Styles } from './parts/styles.js';
import { readXml } from './read-xml.js';

const MAIN_PART = /\/officeDocument$/;

/** @returns the package, and what it holds when that is no Word document. */
export async function openOffice(bytes: Buffer, limits: ExtractionLimits, progress: Progress) {
  const parts = await OfficePackage.open(bytes, limits, progress);
  if (!parts.has('[Content_Types].xml')) return { parts, foreign: 'a ZIP archive' };
  if (parts.has('xl/workbook.xml')) return { parts, foreign: 'an Excel workbook' };
  if (parts.has('ppt/presentation.xml')) return { parts, foreign: 'a presentation' };
  return { parts, foreign: null };
}

/** A Word document with its numbering counted out and its tracked changes accepted. */
export async function readDocx(
  parts: OfficePackage,
  limits: ExtractionLimits,
): Promise<ExtractedText> {
  return (await write(parts, limits, [])).text;
}

/** The same with its pages, as far as the file says where they begin, and its notes. */
export async function readBrief(parts: OfficePackage, limits: ExtractionLimits) {
  const starts = await sectionStarts(parts, await mainPartName(parts));
  const read = await write(parts, limits, starts);
  const { text, writer, breaks } = read;
  const { places, notices } = writer.places.build(breaks, await countedPages(parts));
  return { document: { ...text, places }, notices, read };
}

/** Where the package has what comments are written into, and the words of the text in it. */
export type BriefParts = Awaited<ReturnType<typeof write>>;

async function write(parts: OfficePackage, limits: ExtractionLimits, starts: readonly string[]) {
  const main = await mainPartName(parts);
  if (!parts.has(main)) throw new Refusal('corrupt', 'a Word document');
  const related = await relatedParts(parts, main);
  const writer = new DocumentWriter(new TextBuilder(limits), {
    styles: await Styles.read(parts, related.get('styles')),
    numbering: await Numbering.read(parts, related.get('numbering')),
    footnotes: await readNotes(parts, related.get('footnotes')),
    endnotes: await readNotes(parts, related.get('endnotes')),
    comments: await readNotes(parts, related.get('comments')),
  });
  const reader = new BodyReader(writer, new PageBreaks(starts));
  await readXml(parts.read(main), reader);
  return { text: writer.finish(), writer, breaks: reader.breaks, main, related };
}

/** Where the package keeps its main document: mostly `word/document.xml`, not always. */
async function mainPartName(parts: OfficePackage): Promise<string> {
  let name = 'word/document.xml';
  await readXml(parts.read('_rels/.rels'), {
    open(element, { Type, Target }) {
      if (element === 'Relationship' && Target && MAIN_PART.test(Type ?? '')) {
        name = posix.resolve('/', Target).slice(1);
      }
    },
  });
  return name;
}

/**
 * Parts alongside the main one by the last word of their type: `styles`, `numbering`, `footnotes`.
 */
async function relatedParts(
  parts: OfficePackage,
  main: string,
): Promise<ReadonlyMap<string, string>> {
  const folder = posix.dirname(main);
  const related = new Map<string, string>();
  await readXml(parts.read(`${folder}/_rels/${posix.basename(main)}.rels`), {
    open(element, { Type, Target, TargetMode }) {
      // What is outside the package is never looked at.
      if (element !== 'Relationship' || !Target || TargetMode === 'External') return;
      related.set(posix.basename(Type ?? ''), posix.resolve('/', folder, Target).slice(1));
    },
  });
  return related;
}
