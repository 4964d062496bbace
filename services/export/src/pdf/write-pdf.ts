import PDFDocument from 'pdfkit';
import type { Document } from '../document-model/document.js';
import { oneLine } from '../document-model/text.js';
import { Composer, targetsOf } from './composer.js';
import { Furniture } from './furniture.js';
import { PageFlow } from './page-flow.js';
import { StretchMaker } from './stretches.js';
import { type Theme, themeOf } from './theme.js';
import { Typeface } from './typeface.js';

interface PdfFile {
  bytes: Buffer[];
  pages: number;
}

/** Draws a document as a tagged PDF with embedded fonts, bookmarks, and numbered pages. */
export async function writePdf(document: Document, now: Date): Promise<PdfFile> {
  const theme = themeOf(document);
  const doc = openPdf(document, theme, now);
  const typeface = new Typeface(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const stretches = new StretchMaker(typeface, targetsOf(document));
  const width = theme.right - theme.left;
  const furniture = new Furniture(doc, document, theme, typeface);
  const bytes: Buffer[] = [];
  const flow = new PageFlow(doc, theme, typeface, () => {
    bytes.push(...written(doc));
    furniture.begin();
  });
  await new Composer({ doc, theme, typeface, stretches, root, width }, flow).compose(document);
  root.end();
  furniture.finish();
  doc.end();
  bytes.push(...written(doc));
  return { bytes, pages: furniture.pages };
}

/** What was written since it was last asked, as one piece: pdfkit writes a piece for each line. */
function written(doc: PDFKit.PDFDocument): Buffer[] {
  const piece: Buffer | null = doc.read();
  return piece ? [piece] : [];
}

function openPdf(document: Document, { page }: Theme, now: Date): PDFKit.PDFDocument {
  return new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    pdfVersion: '1.7',
    lang: document.language,
    displayTitle: true,
    info: { Title: oneLine(document.title), Creator: document.producer, CreationDate: now },
  });
}
