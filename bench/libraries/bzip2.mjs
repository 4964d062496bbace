/** Unpacks a file of opinions; then what each makes of streams that follow each other, and of half a file. */
import { Readable } from 'node:stream';
import seekBzip from 'seek-bzip';
import unbzip2Stream from 'unbzip2-stream';
import { bunzip2 } from '../../services/search/dist/import/files/bzip2/bunzip2.js';
import { compare } from './compare.mjs';

const CHUNK = 256 * 1024;

async function ours(packed) {
  let size = 0;
  for await (const block of bunzip2(Readable.from(pieces(packed)))) size += block.length;
  return size;
}

function streamed(packed) {
  return new Promise((resolve, reject) => {
    let size = 0;
    const unpacked = Readable.from(pieces(packed)).pipe(unbzip2Stream());
    unpacked.on('data', (block) => {
      size += block.length;
    });
    unpacked.on('end', () => resolve(size)).on('error', reject);
  });
}

const whole = (packed) => seekBzip.decode(packed, undefined, true).length;

export async function bzip2(packed) {
  const contenders = { ours, 'unbzip2-stream 1.4.3': streamed, 'seek-bzip 2.0.0': whole };
  const size = await ours(packed);
  const notes = {};
  for (const [name, unpack] of Object.entries(contenders)) {
    const twice = await outcome(() => unpack(Buffer.concat([packed, packed])));
    const half = await outcome(() => unpack(packed.subarray(0, packed.length >> 1)));
    const other = await outcome(() => unpack(Buffer.concat([packed, Buffer.from('rubbish')])));
    notes[name] =
      `two streams: ${twice === 2 * size ? 'read' : twice}; cut short: ${half}; something else after it: ${other}`;
  }
  const rows = await compare(
    Object.fromEntries(Object.entries(contenders).map(([name, run]) => [name, () => run(packed)])),
  );
  return rows.map((row) => ({ ...row, notes: notes[row.name] }));
}

async function outcome(work) {
  try {
    return await work();
  } catch (error) {
    return `“${error.message}”`;
  }
}

function* pieces(bytes) {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}
