import { compressionOf, openBytes } from '../files/open-bytes.js';
import { headerOf } from '../files/read-csv.js';
import type { CorpusFormat } from '../source/corpus-format.js';
import { type BulkTable, bulkTableOf } from './courtlistener/bulk-tables.js';
import { formatByKeys, formatOfJson } from './json-records.js';

/** What a file is, found by looking into it; a name says nothing. */
export type DetectedFormat =
  | { readonly kind: 'bulk'; readonly table: BulkTable }
  | { readonly kind: 'json-lines' | 'json'; readonly format: string }
  | { readonly kind: 'zip' }
  /** Belongs to a format but brings no cases. */
  | { readonly kind: 'auxiliary' };

type JsonFormat = CorpusFormat | 'auxiliary';

/** Enough for the longest header and for the beginning of any record. */
const HEAD = 512 * 1024;

/** @throws ImportError when the file is an archive that is damaged within its first bytes. */
export async function detectFormat(path: string): Promise<DetectedFormat | undefined> {
  if ((await compressionOf(path)) === 'zip') return { kind: 'zip' };
  const { text, whole } = await headOf(path);
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return detectJson(start, whole);
  // The pages alongside the cases of the Caselaw Access Project, which are read with them.
  if (start.startsWith('<section class="casebody"')) return { kind: 'auxiliary' };
  const columns = headerOf(text);
  const table = columns && bulkTableOf(columns);
  if (table === 'auxiliary') return { kind: 'auxiliary' };
  return table && { kind: 'bulk', table };
}

async function headOf(path: string): Promise<{ text: string; whole: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of openBytes(path)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= HEAD) break;
  }
  const bytes = Buffer.concat(chunks).subarray(0, HEAD);
  return { text: bytes.toString('utf8'), whole: length < HEAD };
}

function detectJson(text: string, whole: boolean): DetectedFormat | undefined {
  const document = whole ? parse(text) : undefined;
  if (document !== undefined) return asJson('json', formatOfJson(document));
  if (looksLikeLines(text, whole)) return asJson('json-lines', formatOfLines(text, whole));
  return asJson('json', byKeys(text));
}

function asJson(
  kind: 'json' | 'json-lines',
  format: JsonFormat | undefined,
): DetectedFormat | undefined {
  if (format === undefined) return undefined;
  return format === 'auxiliary' ? { kind: 'auxiliary' } : { kind, format: format.name };
}

/** A record a line: in a document the first line is no value of its own, nor begins the second so. */
function looksLikeLines(text: string, whole: boolean): boolean {
  const [first = '', second] = text.split('\n', 2);
  if (second === undefined) return !whole && first.startsWith('{');
  return parse(first) !== undefined || second.startsWith('{');
}

/** By the first line that can be read: a bad one at the top does not make the file a wrong one. */
function formatOfLines(text: string, whole: boolean): JsonFormat | undefined {
  const lines = text.split('\n');
  // The last line is cut off where the head of the file ends.
  for (const line of whole ? lines : lines.slice(0, -1)) {
    const format = formatOfJson(parse(line));
    if (format) return format;
  }
  return byKeys(text);
}

/** For a record longer than the head: the names in it are all there is to go by. */
function byKeys(text: string): JsonFormat | undefined {
  return formatByKeys((key) => text.includes(`"${key}"`), text.startsWith('['));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
