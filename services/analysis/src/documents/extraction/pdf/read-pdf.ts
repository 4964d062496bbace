import { getDocumentProxy } from 'unpdf';
import type { ExtractedText } from '../../extracted-text.js';
import type { ExtractionLimits, Progress } from '../extraction.js';
import { Refusal } from '../refusal.js';
import { TextBuilder } from '../text-builder.js';
import { type PageLines, removeFurniture } from './flow/furniture.js';
import { Hyphens } from './flow/hyphens.js';
import { type Paragraph, readParagraphs, usualSize } from './flow/paragraphs.js';
import { type FieldAnnotation, fieldItems } from './form-fields.js';
import { readLines } from './layout/columns.js';
import { LineNumbers } from './layout/line-numbers.js';
import { readSheets, type TextItem } from './layout/runs.js';
import { readRows } from './layout/segments.js';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Nothing is evaluated, fetched or drawn. */
const OPTIONS = {
  isEvalSupported: false,
  useSystemFonts: false,
  disableFontFace: true,
  enableXfa: false,
  useWorkerFetch: false,
  useWasm: false,
  verbosity: 0,
} as const;

/**
 * The text of a PDF in reading order, page by page, without running heads, page and line numbers.
 *
 * @throws Refusal encrypted, corrupt, too-many-pages, image-only, too-much-content
 */
export async function readPdf(
  bytes: Buffer,
  limits: ExtractionLimits,
  progress: Progress,
): Promise<{ document: ExtractedText; notices: string[] }> {
  const pdf = await open(bytes);
  if (pdf.numPages > limits.pages) throw new Refusal('too-many-pages', String(limits.pages));
  const { pages, failed } = await readPages(pdf, progress);
  if (failed === pages.length) throw new Refusal('corrupt', 'a PDF');
  if (pages.every(({ lines }) => lines.length === 0)) throw new Refusal('image-only');
  removeFurniture(pages);
  const silent = pages.filter(({ lines }) => lines.length === 0).length - failed;
  return { document: flow(pages, limits), notices: noticesOf(pages.length, silent, failed) };
}

async function open(bytes: Buffer): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), OPTIONS);
  } catch (error) {
    const password = error instanceof Error && error.name === 'PasswordException';
    throw password ? new Refusal('encrypted') : new Refusal('corrupt', 'a PDF');
  }
}

/** One page at a time, each let go of before the next, so that memory does not grow with pages. */
async function readPages(pdf: Pdf, progress: Progress) {
  const pages: PageLines[] = [];
  const hasFields = (await pdf.getFieldObjects().catch(() => null)) !== null;
  const numbers = new LineNumbers();
  let failed = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    try {
      pages.push(await readPage(pdf, number, hasFields, numbers));
    } catch {
      failed += 1;
      pages.push({ lines: [], width: 0, height: 0 });
    }
    progress(number);
  }
  return { pages, failed };
}

async function readPage(
  pdf: Pdf,
  number: number,
  hasFields: boolean,
  numbers: LineNumbers,
): Promise<PageLines> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const fields = hasFields ? fieldItems((await page.getAnnotations()) as FieldAnnotation[]) : [];
  page.cleanup();
  const written = items.filter((item): item is typeof item & TextItem => 'str' in item);
  const sheets = readSheets([...written, ...fields], transform, [width, height]);
  const lines = sheets.flatMap((sheet, turn) =>
    readLines(numbers.remove(readRows(sheet.runs), sheet.height), sheet.width).map((line) => ({
      ...line,
      // Text of another direction is a column of its own.
      column: line.column + turn * 100,
    })),
  );
  return { lines, width: sheets[0]?.width ?? width, height: sheets[0]?.height ?? height };
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

function noticesOf(pages: number, silent: number, failed: number): string[] {
  const notices: string[] = [];
  if (failed > 0) notices.push(`${failed} of ${pages} pages are damaged and could not be read.`);
  if (silent > 0) {
    notices.push(
      `${silent} of ${pages} pages have no text of their own; they may be blank, or scanned images, which are not read.`,
    );
  }
  return notices;
}
