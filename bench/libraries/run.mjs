/** What is our own although a library does it: both, in turns, on the same input (ADR 0030). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { bunzip2 } from '../../services/search/dist/import/files/bzip2/bunzip2.js';
import { bzip2 } from './bzip2.mjs';
import { copyIn, copyOut } from './copy.mjs';
import { csv } from './csv.mjs';

const DATA = process.env.SHARED_DATA ?? join(import.meta.dirname, '../../../shared/data');
const OPINIONS = join(DATA, 'formats/courtlistener_bulk/opinions-2026-07-31.csv.bz2');

export async function run() {
  const figures = {};
  if (existsSync(OPINIONS)) {
    const packed = readFileSync(OPINIONS);
    const blocks = [];
    for await (const block of bunzip2(Readable.from([packed]))) blocks.push(block);
    figures.bunzip2 = await bzip2(packed);
    figures.CSV = await csv(Buffer.concat(blocks).toString());
  } else console.log(`bunzip2 and CSV are left out: there is no ${OPINIONS}.`);
  figures['COPY, in'] = await copyIn();
  figures['COPY, out'] = await copyOut();
  for (const [what, rows] of Object.entries(figures)) {
    console.log(what);
    for (const { name, ms, timesOurs, notes } of rows) {
      console.log(
        `  ${name.padEnd(30)} ${ms.toFixed(1).padStart(8)} ms  ×${timesOurs.toFixed(2).padEnd(6)} ${notes}`,
      );
    }
  }
  return figures;
}
