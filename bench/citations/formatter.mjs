/**
 * The formatter: how many of the Indigo Book's pairs it writes letter by letter, whose fault each
 * other one is, how many rows of our own golden tables, and how fast it is.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCitation } from '@casewright/law/citations';
import { APA_TABLE } from '../../libs/law/dist/citations/format/golden/apa.js';
import { BLUEBOOK_TABLE } from '../../libs/law/dist/citations/format/golden/bluebook.js';
import { CHICAGO_TABLE } from '../../libs/law/dist/citations/format/golden/chicago.js';
import { writePair } from '../../libs/law/dist/citations/format/golden/indigo-pairs.js';
import { goldenRows } from '../../libs/law/dist/citations/format/golden/table.js';
import { INDIGO_DIFFERENCES } from '../../libs/law/dist/citations/format/indigo-differences.js';

const TABLES = { bluebook: BLUEBOOK_TABLE, apa: APA_TABLE, chicago: CHICAGO_TABLE };
const SPEED_ROUNDS = 20;
const share = (part, whole) => Math.round((part / whole) * 10_000) / 10_000;

/** @param {string} folder of the shared test data */
function indigo(folder) {
  const path = join(folder, 'citation_format/indigobook_format_cases_dev.json');
  const pairs = JSON.parse(readFileSync(path, 'utf8')).cases;
  const wrong = pairs.filter((pair) => writePair(pair) !== pair.expected_text);
  const faults = { data: 0, pair: 0, ours: 0, unexplained: 0 };
  for (const { id } of wrong) faults[INDIGO_DIFFERENCES[id]?.fault ?? 'unexplained']++;
  return { pairs: pairs.length, exact: share(pairs.length - wrong.length, pairs.length), faults };
}

function golden() {
  return Object.fromEntries(
    Object.entries(TABLES).map(([style, table]) => {
      const rows = goldenRows(table);
      const exact = rows.filter(
        ({ item, options, form, html }) =>
          formatCitation(item, { style, ...options }).html[form] === html,
      );
      return [style, { rows: rows.length, exact: share(exact.length, rows.length) }];
    }),
  );
}

/** Processor time, not the clock: other work on the machine does not count. */
function speed() {
  const rows = Object.entries(TABLES).flatMap(([style, table]) =>
    goldenRows(table).map(({ item, options }) => ({ item, options: { style, ...options } })),
  );
  for (const { item, options } of rows) formatCitation(item, options);
  const start = process.cpuUsage();
  for (let round = 0; round < SPEED_ROUNDS; round++)
    for (const { item, options } of rows) formatCitation(item, options);
  const { user, system } = process.cpuUsage(start);
  return Math.round((rows.length * SPEED_ROUNDS) / ((user + system) / 1e6));
}

/** @param {string} folder of the shared test data */
export function formatter(folder) {
  const { pairs, exact, faults } = indigo(folder);
  const tables = golden();
  return {
    indigoPairs: pairs,
    indigoExact: exact,
    indigoFaults: faults,
    goldenRows: Object.fromEntries(
      Object.entries(tables).map(([style, { rows }]) => [style, rows]),
    ),
    goldenExact: Object.fromEntries(
      Object.entries(tables).map(([style, { exact: right }]) => [style, right]),
    ),
    itemsPerSecond: speed(),
  };
}
