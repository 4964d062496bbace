import type { ExtractedText } from '@casewright/law/reading';
import { definePDFJSModule } from 'unpdf';
import type { ExtractionLimits, Progress, Purpose } from '../extraction.js';
import { Refusal } from '../refusal.js';
import { flowBrief } from './brief-pages.js';
import { compiledPdfJs } from './compiled/pdfjs-script.js';
import { type PageLines, removeFurniture } from './flow/furniture.js';
import { flow } from './join-pages.js';
import { LineNumbers } from './layout/line-numbers.js';
import { open } from './open-pdf.js';
import { damage, silence, whyNoText } from './page-notices.js';
import { type PageReading, readPage } from './read-page.js';
import { FEW_SIGNS, readScans } from './scans/read-scans.js';
import { scanNotices, unfinishedNotice } from './scans/scan-notices.js';

export interface PdfText {
  document: ExtractedText;
  notices: string[];
}

/**
 * The text of a PDF in reading order, page by page, without running heads, page numbers, and line
 * numbers. Pages that are scans are recognized.
 *
 * @param meanwhile told before scans are read what the document is without them; of a document without
 *   text, once its first scan is found
 * @throws Refusal encrypted, corrupt, too-many-pages, too-much-content, busy; where there is no text,
 *   recognition-off, blank-pages, too-slow, unread-scan, undecoded-scan, or unclear-scan
 */
export async function readPdf(
  bytes: Buffer,
  limits: ExtractionLimits,
  progress: Progress,
  meanwhile: (text: PdfText | Refusal) => void,
  purpose: Purpose = 'analysis',
): Promise<PdfText> {
  await loadPdfJs();
  const pdf = await open(bytes);
  if (pdf.numPages > limits.pages) throw new Refusal('too-many-pages', String(limits.pages));
  const hasFields = (await pdf.getFieldObjects().catch(() => null)) !== null;
  const isBrief = purpose !== 'analysis';
  const reading = { pdf, hasFields, numbers: new LineNumbers(), marksNotes: isBrief };
  const textOf = (read: PageLines[], told: string[]): PdfText => ({
    document: (isBrief ? flowBrief : flow)(withoutFurniture(read), limits),
    notices: told,
  });
  const { pages, failed } = await readPages(reading, progress);
  if (failed.size === pages.length) throw new Refusal('corrupt', 'a PDF');
  const bare = pages.flatMap((page, index) =>
    !failed.has(index + 1) && signsOf(page) < FEW_SIGNS
      ? [{ page: index + 1, signs: signsOf(page) }]
      : [],
  );
  const notices = damage(pages.length, failed.size);
  if (limits.recognizedPages === 0 || bare.length === 0) {
    if (isSilent(pages)) throw new Refusal(bare.length > 0 ? 'recognition-off' : 'blank-pages');
    return textOf(pages, [...notices, ...silence(pages, failed)]);
  }
  const silent = isSilent(pages);
  if (!silent) {
    const unfinished = unfinishedNotice(bare.map(({ page }) => page));
    meanwhile(textOf(pages, [...notices, unfinished]));
  }
  const scans = await readScans(pdf, bare, limits, progress, () => {
    if (silent) meanwhile(new Refusal('unread-scan'));
  });
  for (const { page, items } of scans.read) {
    pages[page - 1] = await readPage(reading, page, items);
  }
  if (isSilent(pages)) throw new Refusal(whyNoText(scans));
  const told = [...notices, ...scanNotices(scans, limits), ...silence(pages, failed, scans)];
  return textOf(pages, told);
}

/** Pages are copied: what is taken out of them must not be missing when scans join them. */
function withoutFurniture(pages: PageLines[]): PageLines[] {
  const own = pages.map((page) => ({ ...page }));
  removeFurniture(own);
  return own;
}

const isSilent = (pages: readonly PageLines[]): boolean =>
  pages.every(({ lines }) => lines.length === 0);

const signsOf = ({ lines }: PageLines): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

/** One page at a time, each let go of before the next, so that memory does not grow with pages. */
async function readPages(reading: PageReading, progress: Progress) {
  const pages: PageLines[] = [];
  const failed = new Set<number>();
  for (let number = 1; number <= reading.pdf.numPages; number += 1) {
    try {
      pages.push(await readPage(reading, number));
    } catch {
      failed.add(number);
      pages.push({ lines: [], width: 0, height: 0 });
    }
    progress(number);
  }
  return { pages, failed };
}

let loaded: Promise<void> | undefined;

/** Most of what a child does before it can read a PDF. */
export function loadPdfJs(): Promise<void> {
  loaded ??= (async () => {
    const pdfJs = compiledPdfJs() ?? (await import('unpdf/pdfjs'));
    await definePDFJSModule(() => Promise.resolve(pdfJs));
  })();
  return loaded;
}
