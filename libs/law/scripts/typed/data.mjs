/** Real names and citations of the citation index, and the law library's own tables. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { STATES } from '../../dist/citations/courts/states.js';
import { courtById, courts } from '../../dist/citations/courts/table.js';
import { JOURNAL_ROWS } from '../../dist/citations/reporters/journals.generated.js';
import { reporters } from '../../dist/citations/reporters/table.js';
import { SPELLED_CODES } from '../../dist/citations/statutes/spelled-codes.js';
import { laws } from '../../dist/citations/statutes/table.js';

const folder =
  process.env.SHARED_DATA ?? resolve(import.meta.dirname, '../../../../../../shared/data');
const CITE = /^(\d+) (\D.*?) (\d+)$/;
/** Of one reporter no more decisions than this: rare reporters should be seen too. */
const MOST = 150;

/** Decisions by reporter: `{name, court, date, docket, vol, rep, page}`. */
export function readDecisions() {
  const rows = gunzipSync(readFileSync(`${folder}/citation_index/index.jsonl.gz`)).toString();
  const byReporter = new Map();
  for (const [at, row] of rows.trim().split('\n').entries()) {
    const { n, cites, c, d, k, t } = JSON.parse(row);
    const [, vol, rep, page] = CITE.exec(cites[0]) ?? [];
    if (!vol || t || !n || n.length > 120 || /[—\d]|--/.test(n)) continue;
    const list = byReporter.get(rep) ?? [];
    // Spread over the volumes, not the first ones only.
    if (list.length < MOST || at % 97 === 0)
      list.push({
        name: n,
        court: c && courtById(c),
        date: d,
        docket: k,
        vol,
        rep,
        page,
        par: cites[1],
      });
    byReporter.set(rep, list);
  }
  return byReporter;
}

export const REPORTER_NAMES = new Map(
  reporters().flatMap(({ name, editions }) =>
    editions.map((edition) => [edition.abbreviation, { name, edition }]),
  ),
);
export const COURTS = courts().filter(({ citation, system }) => citation && system !== 'tribal');
export const JOURNALS = JOURNAL_ROWS.split('\n').map((row) => row.split('\t'));
export { STATES };
/** `{name, abbreviation, jurisdiction}` of codes that are cited by section. */
export const CODES = [
  ...SPELLED_CODES.map(([name, abbreviation]) => ({ name, abbreviation })),
  ...laws()
    .filter(({ type, jurisdiction }) => type === 'statute' && jurisdiction !== 'United States')
    .map(({ name, abbreviation }) => ({
      name: name.replace(
        /^(?:West's|McKinney's|Vernon's|Baldwin's|Michie's|Page's)\s+|\s*\(.*$|;.*$|, \d{4}$/g,
        '',
      ),
      abbreviation,
    })),
];
export const SESSION_LAWS = laws()
  .filter(({ type }) => type === 'session')
  .map(({ abbreviation }) => abbreviation);
