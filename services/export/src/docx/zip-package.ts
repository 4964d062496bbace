import { unzipSync, Zip, ZipDeflate } from 'fflate';
import type { StreamedRows } from './streamed-rows.js';

const DOCUMENT = 'word/document.xml';
/** Characters compressed at a time. */
const PIECE = 64 * 1024;

/** Rewrites a file made by the library, with the streamed rows put in. */
export async function* withRows(
  packed: Uint8Array,
  streamed: StreamedRows[],
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for (const [name, bytes] of Object.entries(unzipSync(packed))) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    if (name === DOCUMENT) {
      for await (const piece of pieces(documentWith(bytes, streamed))) {
        entry.push(piece);
        yield* made.splice(0);
      }
    } else entry.push(bytes);
    entry.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}

async function* documentWith(bytes: Uint8Array, streamed: StreamedRows[]): AsyncGenerator<string> {
  let rest = Buffer.from(bytes).toString('utf8');
  for (const rows of streamed) {
    const at = rest.indexOf(rows.mark);
    if (at < 0) throw new Error(`The document has no place for its rows: ${rows.mark}`);
    yield rest.slice(0, at);
    yield* rows.xml();
    rest = rest.slice(at + rows.mark.length);
  }
  yield rest;
}

async function* pieces(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let text = '';
  for await (const more of texts) {
    text += more;
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}
