import {
  AppError,
  assertStorable,
  type ExportFormat,
  ExportFormatSchema,
  type ExportRequest,
  ExportRequestSchema,
  type ExportType,
  ExportTypeSchema,
  type HistoryRow,
  parseOrThrow,
} from '@casewright/contracts';
import { z } from 'zod';
import { documentOf, sheetOf } from '../layouts/lay-out.js';
import type { LayoutContext, Sheet } from '../layouts/layout.js';
import { fileName } from './file-name.js';
import { writeSheet } from './write-csv.js';

/** What is validated before the data is parsed. */
const NamedSchema = z.object({
  format: ExportFormatSchema,
  type: ExportTypeSchema,
  data: z.unknown(),
});

/** Escapes of NUL and lone surrogates in JSON; read as UTF-8, the body itself contains neither. */
const ESCAPED = /\\u(?:0000|d[89a-f])/i;

/** What to make a file of. */
export interface Task {
  /** The body of `POST /api/export`, as it was sent. */
  body: string;
  product: string;
  origin: string | null;
}

/** What is known about a file before its bytes come. */
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
  const request = requestOf(body);
  const { type, format, options } = request;
  const context = { product, origin, options, now: new Date(), history };
  const { bytes, pages } = await write(request, context);
  return { type, format, name: fileName(request, product), pages, bytes };
}

/** The paper renderers are large, so only the one needed is loaded. */
async function write(
  request: ExportRequest,
  context: LayoutContext,
): Promise<Pick<Rendered, 'bytes' | 'pages'>> {
  switch (request.format) {
    case 'csv':
      return { bytes: writeSheet(listed(sheetOf(request, context))), pages: null };
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

/** A CSV is a list: what has nothing to list is a text, which only the other formats can hold. */
function listed(sheet: Sheet): Sheet {
  if (!Array.isArray(sheet.rows) || sheet.rows.length > 0) return sheet;
  throw new AppError(
    'VALIDATION_FAILED',
    'There is nothing here to list in a CSV file. Export it as PDF or as Word (DOCX).',
  );
}

function requestOf(body: string): ExportRequest {
  const given = parsed(body);
  if (ESCAPED.test(body)) assertStorable(given);
  const { success, data: named } = NamedSchema.safeParse(given);
  if (success && named.type !== 'search-history' && !isObject(named.data)) {
    throw new AppError(
      'VALIDATION_FAILED',
      `Data must be what to export as ${named.type}: an object, or a list of objects`,
    );
  }
  return parseOrThrow(ExportRequestSchema, given);
}

function isObject(data: unknown): boolean {
  return typeof data === 'object' && data !== null;
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
