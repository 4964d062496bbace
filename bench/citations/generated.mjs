import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
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

function placed(at, firstVolume) {
  const nth = Math.floor(at / REPORTERS.length);
  return {
    volume: `${firstVolume + Math.floor(nth / CASES)}`,
    reporter: REPORTERS[at % REPORTERS.length],
    page: `${1 + (nth % CASES) * 3}`,
  };
}

/** No two decisions have the same citation, nor a real one. */
export const citationInTables = (n) => placed(scattered(n), 20_000);

/** A volume's decisions follow one another, as they do in the volumes of the project. */
export function citationInVolumes(n) {
  const [volume, inVolume] = [Math.floor(n / CASES), n % CASES];
  const reporter = volume % REPORTERS.length;
  const nth = Math.floor(volume / REPORTERS.length) * CASES + inVolume;
  return placed(nth * REPORTERS.length + reporter, 30_000);
}

/** A surname that hundreds of thousands share, and a word of four letters and more. */
function party(n) {
  const word = (n + 26 ** 3).toString(26).replace(/./g, (digit) => LETTERS[parseInt(digit, 26)]);
  return `${SURNAMES[n % SURNAMES.length]} ${word[0].toUpperCase()}${word.slice(1)}`;
}
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The name of a decision by its number, in no order. */
export const nameOf = (n) => `${party(scattered(n))} v. ${party(scattered(n + 5_000_001))}`;

/** Lists of volumes' cases, of so many decisions from number 0. */
export function writeVolumes(folder, decisions) {
  const next = random(5);
  const cited = () => `${1 + Math.floor(next() * 500)} U.S. ${1 + Math.floor(next() * 900)}`;
  for (let from = 0; from < decisions; from += CASES) {
    const numbers = Array.from({ length: Math.min(CASES, decisions - from) }, (_, at) => from + at);
    const { volume, reporter } = citationInVolumes(from);
    const path = join(folder, reporter.toLowerCase().replace(/\W+/g, '-'), volume);
    mkdirSync(path, { recursive: true });
    const cases = numbers.map((n) => capCase(n, [cited(), cited(), cited()]));
    writeFileSync(join(path, 'CasesMetadata.json'), JSON.stringify(cases, null, 2));
  }
}

function capCase(n, citesTo) {
  const name = nameOf(n);
  const { volume, reporter, page } = citationInVolumes(n);
  return {
    id: n,
    name: `${name}, et al., Appellants`,
    name_abbreviation: name,
    decision_date: `${1950 + (n % 70)}-0${1 + (n % 9)}-11`,
    docket_number: `No. ${n}`,
    first_page: page,
    last_page: page,
    citations: [
      { type: 'official', cite: `${volume} ${reporter} ${page}` },
      { type: 'vendor', cite: `${1950 + (n % 70)} U.S. App. LEXIS ${n + 1}` },
    ],
    court: { name_abbreviation: '9th Cir.', id: 1, name: 'Court of Appeals for the Ninth Circuit' },
    jurisdiction: { id: 39, name_long: 'United States', name: 'U.S.' },
    cites_to: citesTo.map((cite) => ({ cite, category: 'reporters:federal', reporter: 'U.S.' })),
    analysis: { cardinality: 900, char_count: 21_000, ocr_confidence: 0.9, word_count: 3_500 },
    last_updated: '2026-07-31T00:00:00+00:00',
    file_name: `${page.padStart(4, '0')}-01`,
  };
}

/** Tables of a bulk export without opinions, of the decisions of these numbers, in their order. */
export async function writeBulkTables(folder, first, end) {
  const next = random(7);
  await table(
    folder,
    'courts',
    'id,full_name,citation_string,jurisdiction',
    [0, COURTS.length],
    (n) => [COURTS[n], `Court ${COURTS[n]}`, COURTS[n], 'F'],
  );
  await table(
    folder,
    'opinion-clusters',
    'id,docket_id,case_name,case_name_full,date_filed,precedential_status,blocked,source',
    [first, end],
    (n) => {
      const name = nameOf(n);
      const date = `${1950 + Math.floor(next() * 70)}-0${1 + (n % 9)}-11`;
      return [n, n, name, `${name}, et al., Appellants`, date, 'Published', 'f', n % 3 ? 'C' : 'U'];
    },
  );
  await table(folder, 'dockets', 'id,court_id,docket_number', [first, end], (n) => [
    n,
    COURTS[n % COURTS.length],
    `No. ${n}`,
  ]);
  const columns = 'id,volume,reporter,page,type,cluster_id';
  await table(folder, 'citations', columns, [first, end], (n) => {
    const { volume, reporter, page } = citationInTables(n);
    return [n, volume, reporter, page, 1, n];
  });
  // Four of five have a vendor's number, too.
  await table(folder, 'more-citations', columns, [first, end], (n) =>
    n % 5 ? [end + n, 1950 + (n % 70), 'WL', scattered(n) + 1, 7, n] : null,
  );
}

async function table(folder, name, header, [first, end], row) {
  const file = createWriteStream(join(folder, `${name}-2026-07-31.csv`), {
    highWaterMark: 1 << 20,
  });
  file.write(`${header}\n`);
  for (let n = first; n < end; n += 1) {
    const values = row(n);
    if (!values) continue;
    const isRoom = file.write(`${values.map((value) => `"${value}"`).join(',')}\n`);
    if (!isRoom) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}
