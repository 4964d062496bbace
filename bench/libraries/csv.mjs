/** Reads a CSV file of opinions as PostgreSQL writes them, and rows that other programs wrote or broke. */
import { parse } from 'csv-parse';
import { CsvParser } from '../../services/search/dist/import/files/csv-parser.js';
import { compare } from './compare.mjs';

const CHUNK = 256 * 1024;
const BROKEN = '"1","ok"\n"2","bro"ken"\n"3","he said ""no"""\n"4","cut';

function ours(text) {
  const parser = new CsvParser();
  const rows = [];
  for (let at = 0; at < text.length; at += CHUNK)
    rows.push(...parser.push(text.slice(at, at + CHUNK)));
  return [...rows, ...parser.finish()].map(({ values }) => values);
}

/** Nothing between commas is NULL, and an empty string is "". */
const OPTIONS = {
  ...{ escape: '\\', relax_column_count: true, skip_records_with_error: true },
  cast: (value, { quoting }) => (value === '' && !quoting ? null : value),
};

async function library(text) {
  const rows = [];
  const parser = parse(OPTIONS);
  const read = (async () => {
    for await (const row of parser) rows.push(row);
  })();
  for (let at = 0; at < text.length; at += CHUNK) {
    const isTaken = parser.write(text.slice(at, at + CHUNK));
    if (!isTaken) await new Promise((resolve) => parser.once('drain', resolve));
  }
  parser.end();
  await read;
  return rows;
}

export async function csv(text) {
  const contenders = { ours, 'csv-parse 7.0.3': library };
  const expected = JSON.stringify(ours(text));
  const rows = await compare({
    ours: () => ours(text),
    'csv-parse 7.0.3': () => library(text),
  });
  const noted = rows.map(async (row) => {
    const isSame = JSON.stringify(await contenders[row.name](text)) === expected;
    const numbers = (await contenders[row.name](BROKEN)).map(([first]) => first);
    return {
      ...row,
      notes: `${isSame ? 'the same rows' : 'OTHER ROWS'}; of a damaged file: rows ${numbers}`,
    };
  });
  return Promise.all(noted);
}
