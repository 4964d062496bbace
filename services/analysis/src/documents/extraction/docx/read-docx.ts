import type { ExtractedText } from '@casewright/law/reading';
import type { ExtractionLimits, Progress } from '../extraction.js';
import { Refusal } from '../refusal.js';
import { TextBuilder } from '../text-builder.js';
import { BodyReader } from './body/body-reader.js';
import { DocumentWriter } from './body/document-writer.js';
import { OfficePackage } from './open-package.js';
import { readNotes } from './parts/notes.js';
import { Numbering } from './parts/numbering.js';
import { mainPartName, relatedParts } from './parts/relationships.js';
import { Styles } from './parts/styles.js';
import { readXml } from './read-xml.js';

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
  await readXml(parts.read(main), new BodyReader(writer));
  return writer.finish();
}
