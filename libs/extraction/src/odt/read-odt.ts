import type { OfficePackage } from '../docx/open-package.js';
import { readXml } from '../docx/read-xml.js';
import type { ExtractionLimits } from '../extraction.js';
import { NotesWriter } from '../notes-writer.js';
import { OdtReader } from './odt-reader.js';

/** An OpenDocument text: body, then notes. Pages are where the program that saved it noted them. */
export async function readOdt(parts: OfficePackage, limits: ExtractionLimits) {
  const writer = new NotesWriter(limits);
  const reader = new OdtReader(writer);
  await readXml(parts.read('content.xml'), reader);
  return writer.finish(await countedPages(parts));
}

async function countedPages(parts: OfficePackage): Promise<number | null> {
  let counted: number | null = null;
  await readXml(parts.read('meta.xml'), {
    open(name, attributes) {
      const pages = Number(attributes['page-count']);
      if (name === 'document-statistic' && pages > 0) counted = pages;
    },
  });
  return counted;
}
