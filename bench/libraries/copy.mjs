/** Rows of opinions to and from PostgreSQL's binary COPY format; pg-copy-streams carries them. */
import libraryCopy from 'pg-copy-streams-binary';
import { binaryFields } from '../../services/search/dist/engines/built-in/format/binary-fields.js';
import { BinaryCopy } from '../../services/search/dist/library/binary-copy.js';
import { compare } from './compare.mjs';

const NAME = 'pg-copy-streams-binary 2.2.0';
const CHUNK = 64 * 1024;
const TEXT = 'The district court denied the motion to dismiss; the other side objected. '.repeat(
  20,
);
const ROWS = Array.from({ length: 3_000 }, (_, id) => [
  id,
  `410 U.S. ${id}`,
  TEXT,
  Buffer.alloc(300, 7),
]);
const COLUMNS = ['int4', 'text', 'text', 'bytea'];

function write() {
  const copy = new BinaryCopy();
  for (const [id, key, text, bytes] of ROWS) copy.row(4).int(id).text(key).text(text).blob(bytes);
  const written = Buffer.from(copy.finish());
  copy.release();
  return written;
}

async function writeByLibrary() {
  const writer = libraryCopy.rowWriter();
  const chunks = [];
  writer.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => writer.on('end', resolve));
  for (const row of ROWS) {
    const isTaken = writer.write(row.map((value, at) => ({ type: COLUMNS[at], value })));
    if (!isTaken) await new Promise((resolve) => writer.once('drain', resolve));
  }
  writer.end();
  await ended;
  return Buffer.concat(chunks);
}

function read(copy) {
  let sum = 0;
  for (const [id, key, text] of binaryFields(copy)) {
    sum += id.readInt32BE() + key.toString().length + text.toString().length;
  }
  return sum;
}

async function readByLibrary(copy) {
  const reader = libraryCopy.rowReader({
    mapping: COLUMNS.map((type, at) => ({ key: `c${at}`, type })),
  });
  let sum = 0;
  reader.on('data', ({ c0, c1, c2 }) => {
    sum += c0 + c1.length + c2.length;
  });
  const ended = new Promise((resolve) => reader.on('end', resolve));
  for (let at = 0; at < copy.length; at += CHUNK) reader.write(copy.subarray(at, at + CHUNK));
  reader.end();
  await ended;
  return sum;
}

export async function copyOut() {
  const copy = write();
  const isSame = read(copy) === (await readByLibrary(copy));
  const rows = await compare({ ours: () => read(copy), [NAME]: () => readByLibrary(copy) });
  return rows.map((row) => ({ ...row, notes: isSame ? 'the same values' : 'OTHER VALUES' }));
}

export async function copyIn() {
  const isSame = write().equals(await writeByLibrary());
  const rows = await compare({ ours: write, [NAME]: writeByLibrary });
  return rows.map((row) => ({ ...row, notes: isSame ? 'the same bytes' : 'OTHER BYTES' }));
}
