import type { getDocumentProxy } from 'unpdf';
import type { PageLines } from './flow/furniture.js';
import { type FieldAnnotation, fieldItems } from './form-fields.js';
import { readLines } from './layout/columns.js';
import type { LineNumbers } from './layout/line-numbers.js';
import { readSheets, type TextItem } from './layout/runs.js';
import { readRows } from './layout/segments.js';

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** What reading the pages of one document has in common. */
export interface PageReading {
  pdf: Pdf;
  hasFields: boolean;
  numbers: LineNumbers;
  /** Whether the numbers of notes are written as `[1]`. */
  marksNotes: boolean;
}

/** @param recognized words that were read off the page's image, alongside its own */
export async function readPage(
  { pdf, hasFields, numbers, marksNotes }: PageReading,
  number: number,
  recognized: readonly TextItem[] = [],
): Promise<PageLines> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const fields = hasFields ? fieldItems((await page.getAnnotations()) as FieldAnnotation[]) : [];
  page.cleanup();
  const own = items.filter((item): item is typeof item & TextItem => 'str' in item);
  const seen = recognized.filter((item) => !own.some((written) => covers(written, item)));
  const sheets = readSheets([...own, ...fields, ...seen], transform, [width, height]);
  const lines = sheets.flatMap((sheet, turn) =>
    readLines(numbers.remove(readRows(sheet.runs, marksNotes), sheet.height), sheet.width).map(
      (line) => ({
        ...line,
        // Text of another direction is a separate column.
        column: line.column + turn * 100,
      }),
    ),
  );
  return { lines, width: sheets[0]?.width ?? width, height: sheets[0]?.height ?? height };
}

/** A scan that was recognized before has its words twice: in the image, and as text laid over it. */
function covers(written: TextItem, recognized: TextItem): boolean {
  if (written.str.trim() === '') return false;
  const [a = 0, b = 0, , , left = 0, baseline = 0] = written.transform;
  const [, , , , x = 0, y = 0] = recognized.transform;
  const size = Math.hypot(a, b);
  const middle = x + recognized.width / 2;
  return middle >= left && middle <= left + written.width && Math.abs(y - baseline) < size * 0.6;
}
