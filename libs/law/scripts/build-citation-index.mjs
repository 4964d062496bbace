/**
 * Makes the citation index that the product ships from a folder with its data.
 *
 *   npm run build-index -- [FOLDER] [DATE]     (after `npm run build`)
 *
 * FOLDER is ../shared/data/citation_index without one; its README says what the data are. DATE is
 * that of the data: of its newest file without one.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deflateRawSync, gunzipSync } from 'node:zlib';
import { writeIndex } from '@casewright/law/citation-index';

const ROOT = resolve(import.meta.dirname, '../../..');
const TARGET = join(ROOT, 'services/search/citation-index/decisions.index');

const [given, day] = process.argv.slice(2);
const folder =
  given ?? join(process.env.SHARED_DATA ?? resolve(ROOT, '../shared/data'), 'citation_index');
const file = (name) => join(folder, name);
const json = (name) => JSON.parse(readFileSync(file(name), 'utf8'));

const { whole, reporters } = json('coverage.json');
const rows = gunzipSync(readFileSync(file('index.jsonl.gz')))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const source = {
  date: day ?? statSync(file('index.jsonl.gz')).mtime.toISOString().slice(0, 10),
  rows,
  reporters: Object.entries(reporters).map(([name, { years = [], last, last_sure }]) => ({
    name,
    years,
    ...(last_sure ? { last } : {}),
    ...(whole[name] ? { whole: whole[name].volumes, ordersFrom: whole[name].orders_from } : {}),
  })),
  pages: json('us_pages.json'),
};
const index = writeIndex(source, (bytes, dictionary) =>
  deflateRawSync(bytes, { level: 9, memLevel: 9, ...(dictionary && { dictionary }) }),
);
writeFileSync(TARGET, index);
const digest = createHash('sha256').update(index).digest('hex');
console.log(`${TARGET}: ${(index.length / 1e6).toFixed(1)} MB of ${source.date}, sha256 ${digest}`);
