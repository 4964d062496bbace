import { definePDFJSModule, getDocumentProxy } from 'unpdf';
import type { ExtractedText } from '../../../engine/extracted-text.js';
import type { ExtractionLimits, Progress } from '../extraction.js';
import { Refusal, type RefusalReason } from '../refusal.js';
import { TextBuilder } from '../text-builder.js';
import { compiledPdfJs } from './compiled/pdfjs-script.js';
import { type PageLines, removeFurniture } from './flow/furniture.js';
import { Hyphens } from './flow/hyphens.js';
import { type Paragraph, readParagraphs, usualSize } from './flow/paragraphs.js';
import { LineNumbers } from './layout/line-numbers.js';
import { type PageReading, type Pdf, readPage } from './read-page.js';
import { FEW_SIGNS, readScans, type Scans } from './scans/read-scans.js';
import { scanNotices, unfinishedNotice } from './scans/scan-notices.js';

/** Nothing is evaluated, fetched or drawn. */
const OPTIONS = {
  isEvalSupported: false,
  useSystemFonts: false,
  disableFontFace: true,
  enableXfa: false,
  useWorkerFetch: false,
  useWasm: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  /** Pixels: a letter page in 600 dots an inch. A larger image is left out. */
  maxImageSize: 36_000_000,
  verbosity: 0,
} as const;

export interface PdfText {
  document: ExtractedText;
  notices: string[];
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

/**
 * The text of a PDF in reading order, page by page, without running heads, page and line numbers.
 * Pages that are scans are recognized.
 *
 * @param meanwhile told before scans are read what the document is without them; of a document without
 *   text, once its first scan is found
 * @throws Refusal encrypted, corrupt, too-many-pages, too-much-content, busy; where there is no text,
 *   recognition-off, blank-pages, too-slow, unread-scan, undecoded-scan or unclear-scan
 */
export async function readPdf(
  bytes: Buffer,
  limits: ExtractionLimits,
  progress: Progress,
  meanwhile: (text: PdfText | Refusal) => void,
): Promise<PdfText> {
  await loadPdfJs();
  const pdf = await open(bytes);
  if (pdf.numPages > limits.pages) throw new Refusal('too-many-pages', String(limits.pages));
  const hasFields = (await pdf.getFieldObjects().catch(() => null)) !== null;
  const reading = { pdf, hasFields, numbers: new LineNumbers() };
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
    return textOf(pages, [...notices, ...silence(pages, failed)], limits);
  }
  const silent = isSilent(pages);
  if (!silent) {
    const unfinished = unfinishedNotice(bare.map(({ page }) => page));
    meanwhile(textOf(pages, [...notices, unfinished], limits));
  }
  const scans = await readScans(pdf, bare, limits, progress, () => {
    if (silent) meanwhile(new Refusal('unread-scan'));
  });
  for (const { page, items } of scans.read) {
    pages[page - 1] = await readPage(reading, page, items);
  }
  if (isSilent(pages)) throw new Refusal(whyNoText(scans));
  const told = [...notices, ...scanNotices(scans, limits), ...silence(pages, failed, scans)];
  return textOf(pages, told, limits);
}

/** Pages are copied: what is taken out of them must not be missing when scans join them. */
function textOf(pages: PageLines[], notices: string[], limits: ExtractionLimits): PdfText {
  const own = pages.map((page) => ({ ...page }));
  removeFurniture(own);
  return { document: flow(own, limits), notices };
}

/** What kept every page of a document without text from being read. */
function whyNoText({ busy, found, unclear, unread, undecoded }: Scans): RefusalReason {
  if (busy) return 'busy';
  if (unclear.length > 0) return 'unclear-scan';
  if (unread.length > 0) return found ? 'unread-scan' : 'too-slow';
  return undecoded.length > 0 ? 'undecoded-scan' : 'blank-pages';
}

const isSilent = (pages: readonly PageLines[]): boolean =>
  pages.every(({ lines }) => lines.length === 0);

const signsOf = ({ lines }: PageLines): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

async function open(bytes: Buffer): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), OPTIONS);
  } catch (error) {
    const password = error instanceof Error && error.name === 'PasswordException';
    throw password ? new Refusal('encrypted') : new Refusal('corrupt', 'a PDF');
  }
}

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

/** Pages as one text; a sentence that a page end parts goes on in the next page's first line. */
function flow(pages: PageLines[], limits: ExtractionLimits): ExtractedText {
  const builder = new TextBuilder(limits);
  const hyphens = new Hyphens();
  for (const { lines } of pages) for (const { text } of lines) hyphens.learn(text);
  const size = usualSize(pages);
  const starts: number[] = [];
  let last: Paragraph | undefined;
  for (const page of pages) {
    const paragraphs = readParagraphs(page, size, hyphens);
    const [first, ...rest] = paragraphs;
    if (!first) {
      starts.push(builder.length);
      continue;
    }
    if (last && goesOn(last, first)) starts.push(extend(builder, last, first));
    else {
      builder.addBlock(first.kind, first.text);
      starts.push(builder.blocks.at(-1)!.start);
    }
    for (const { kind, text } of rest) builder.addBlock(kind, text);
    last = paragraphs.at(-1);
  }
  return { ...builder.build(), pages: starts };
}

function goesOn(last: Paragraph, first: Paragraph): boolean {
  if (!last.open || first.kind === 'heading' || last.kind === 'heading') return false;
  return last.kind !== 'table' && first.kind !== 'table' && /^[\p{Ll}("“]/u.test(first.text);
}

/**
 * Appends a paragraph's other half. Text cannot be taken back: a hyphen at a page's end stays.
 *
 * @returns where the page begins
 */
function extend(builder: TextBuilder, last: Paragraph, { text }: Paragraph): number {
  if (!Hyphens.endsLine(last.text, text)) builder.append(' ');
  const start = builder.length;
  builder.append(text);
  builder.blocks.at(-1)!.end = builder.length;
  return start;
}

function damage(pages: number, failed: number): string[] {
  if (failed === 0) return [];
  return [`${failed} of ${pages} pages are damaged and could not be read.`];
}

/** @param scans absent where scans are not read */
function silence(pages: readonly PageLines[], failed: ReadonlySet<number>, scans?: Scans) {
  const told = new Set([
    ...failed,
    ...(scans?.unclear.map(({ page }) => page) ?? []),
    ...(scans?.undecoded ?? []),
    ...(scans?.unread ?? []),
  ]);
  const silent = pages.filter(({ lines }, at) => lines.length === 0 && !told.has(at + 1)).length;
  if (silent === 0) return [];
  const why = scans ? 'or drawings' : 'or scanned images, which are not read';
  return [
    `${silent} of ${pages.length} pages have no text of their own; they may be blank, ${why}.`,
  ];
}
