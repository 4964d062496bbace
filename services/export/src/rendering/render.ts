import {
  AppError,
  type ExportFormat,
  type ExportRequest,
  ExportRequestSchema,
  type ExportType,
  type HistoryRow,
  parseOrThrow,
} from '@casewright/contracts';
import { writeCsv } from '../csv/write-csv.js';
import { fileName } from '../exports/file-name.js';
import { documentOf, sheetOf } from '../layouts/lay-out.js';
import type { LayoutContext } from '../layouts/layout-context.js';

/** What to make a file of. */
export interface Task {
  /** The body of `POST /api/export`, as it was sent. */
  body: string;
  product: string;
  origin: string;
}

/** What can be said of a file before its bytes come. */
export interface Begun {
  type: ExportType;
  format: ExportFormat;
  name: string;
  pages: number | null;
}

export interface Rendered extends Begun {
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/**
 * Reads a request and makes its file.
 *
 * @throws AppError UNREADABLE_BODY for what is no JSON, VALIDATION_FAILED for what cannot be exported
 */
export async function render(
  { body, product, origin }: Task,
  history: () => AsyncIterable<HistoryRow>,
): Promise<Rendered> {
  const request = parseOrThrow(ExportRequestSchema, parsed(body));
  const { type, format, options } = request;
  const context = { product, origin, options, now: new Date(), history };
  const { bytes, pages } = await write(request, context);
  return { type, format, name: fileName(request, product), pages, bytes };
}

/** The renderers of paper are large: only the one that is needed is loaded. */
async function write(
  request: ExportRequest,
  context: LayoutContext,
): Promise<Pick<Rendered, 'bytes' | 'pages'>> {
  switch (request.format) {
    case 'csv':
      return { bytes: writeCsv(sheetOf(request, context)), pages: null };
    case 'pdf': {
      const { writePdf } = await import('../pdf/write-pdf.js');
      return writePdf(documentOf(request, context), context.now);
    }
    case 'docx': {
      const { writeDocx } = await import('../docx/write-docx.js');
      return { bytes: writeDocx(documentOf(request, context), context.now), pages: null };
    }
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AppError('UNREADABLE_BODY', 'The request could not be read. Send valid JSON.', {
      cause,
    });
  }
}
