import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { random } from '../search/speed/random.mjs';

const SURNAMES =
  'Adams Baker Chavez Diaz Ellis Foster Garcia Hughes Ingram Jones Kelly Lopez Moore Nguyen Ortiz Patel Quinn Reyes Silva Tran Usher Vega White Young'.split(
    ' ',
  );
const REPORTERS = ['F.2d', 'F.3d', 'F.4th', 'F. Supp. 2d', 'S.W.2d', 'So. 2d', 'P.2d', 'N.E.2d'];
const COURTS = ['ca1', 'ca2', 'ca5', 'ca9', 'nysd', 'tex', 'fla', 'cal', 'ill'];
/** Cases of a volume; a page begins one of them. */
const CASES = 400;

/** Numbers below ten million, each once: neighbors in the tables stand in volumes far apart. */
const scattered = (n) => (n * 7_368_787) % 10_000_000;

/** The citation of a decision by its number: no two have the same, nor any real one. */
export function citationOf(n) {
  const at = scattered(n);
  const reporter = REPORTERS[at % REPORTERS.length];
  const nth = Math.floor(at / REPORTERS.length);
  return {
    volume: `${20_000 + Math.floor(nth / CASES)}`,
    reporter,
    page: `${1 + (nth % CASES) * 3}`,
  };
}

const party = (n) => `${SURNAMES[n % SURNAMES.length]}${n.toString(36)}`;

/** The name of a decision by its number. */
export const nameOf = (n) => `${party(n)} v. ${party(scattered(n))}`;

/** Tables of a bulk export without opinions, of so many decisions, in the order of their numbers. */
export async function writeBulkTables(folder, decisions) {
  const next = random(7);
  await table(folder, 'courts', 'id,full_name,citation_string,jurisdiction', COURTS.length, (n) => [
    COURTS[n],
    `Court ${COURTS[n]}`,
    COURTS[n],
    'F',
  ]);
  await table(
    folder,
    'opinion-clusters',
    'id,docket_id,case_name,case_name_full,date_filed,precedential_status,blocked,source',
    decisions,
    (n) => {
      const name = nameOf(n);
      const date = `${1950 + Math.floor(next() * 70)}-0${1 + (n % 9)}-11`;
      return [n, n, name, `${name}, et al., Appellants`, date, 'Published', 'f', n % 3 ? 'C' : 'U'];
    },
  );
  await table(folder, 'dockets', 'id,court_id,docket_number', decisions, (n) => [
    n,
    COURTS[n % COURTS.length],
    `No. ${n}`,
  ]);
  const cited = (n, { volume, reporter, page }, type) => [n, volume, reporter, page, type, n];
  await table(folder, 'citations', 'id,volume,reporter,page,type,cluster_id', decisions, (n) =>
    cited(n, citationOf(n), 1),
  );
  // Four of five have a vendor's number, too.
  await table(
    folder,
    'more-citations',
    'id,volume,reporter,page,type,cluster_id',
    decisions,
    (n) =>
      n % 5
        ? cited(
            decisions + n,
            { volume: 1950 + (n % 70), reporter: 'WL', page: scattered(n) + 1 },
            7,
          )
        : null,
  );
}

async function table(folder, name, header, rows, row) {
  const file = createWriteStream(join(folder, `${name}-2026-07-31.csv`), {
    highWaterMark: 1 << 20,
  });
  file.write(`${header}\n`);
  for (let n = 0; n < rows; n += 1) {
    const values = row(n);
    if (!values) continue;
    const isRoom = file.write(`${values.map((value) => `"${value}"`).join(',')}\n`);
    if (!isRoom) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}
