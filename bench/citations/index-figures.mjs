/**
 * What the citation index that ships says, without any library: of a file of real and invented
 * citations, and of confirmed rows of its own data under another decision's name and under their
 * own in unusual forms; and of the same file with what CourtListener answers imported as metadata.
 *
 *   node --expose-gc bench/citations/index-figures.mjs [FILE [ANSWERS]]     (after `npm run build`)
 *
 * FILE has the form of `citation_index/bench_dev.json`: `items`, each with `citation` and `kind`;
 * ANSWERS that of `courtlistener_answers_dev.json` beside it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import { checkText } from '@casewright/law/checking';
import { CitationIndex } from '@casewright/law/citation-index';
import { compareCaseNames } from '@casewright/law/citations';
import { unusualForms } from './unusual-forms.mjs';
import { withAnswers } from './with-answers.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const DATA = join(process.env.SHARED_DATA ?? resolve(ROOT, '../shared/data'), 'citation_index');
const FILE = join(ROOT, 'services/search/citation-index/decisions.index');
const ROWS = 5_000;
/** A vendor's number has no page in a report. */
const VENDOR = /WL|LEXIS/;
const ACCUSING = new Set([
  'name_mismatch',
  'no_case_at_page',
  'impossible',
  'year_mismatch',
  'court_mismatch',
]);

const megabytes = () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
};
const share = (part, whole) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

/** @returns the figures, or why there are none */
export async function indexFigures(
  file = join(DATA, 'bench_dev.json'),
  answers = join(DATA, 'courtlistener_answers_dev.json'),
) {
  if (!existsSync(file)) return { skipped: `no citations at ${file}` };
  const before = megabytes();
  const start = performance.now();
  const index = new CitationIndex(readFileSync(FILE), (bytes, dictionary) =>
    inflateRawSync(bytes, dictionary && { dictionary }),
  );
  const loadMs = Math.round(performance.now() - start);
  const lookups = speed(index);
  const memoryMb = Math.round((megabytes() - before) * 10) / 10;
  const { date, decisions, citations } = index.head;
  const { items } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    index: { date, decisions, citations, loadMs, memoryMb, ...lookups },
    listed: await listed(alone(index), items),
    // Of the real ones those that it answers.
    withAnswers: await withAnswers(answers, (lookUp, isAnswered) =>
      listed(
        libraryOf(lookUp),
        items.filter(({ citation, kind }) => kind !== 'real' || isAnswered(citation)),
      ),
    ),
    ...(await confirmed(index)),
  };
}

/** Of pages all over the U.S. Reports and the Federal Reporter, by processor time. */
function speed(index) {
  const times = [];
  for (let n = 0; n < 20_000; n += 1) {
    const reporter = ['U.S.', 'F.2d', 'F.3d', 'P.2d'][n % 4];
    const key = {
      reporter,
      volume: `${1 + ((n * 7919) % 540)}`,
      page: `${1 + ((n * 104_729) % 900)}`,
    };
    const from = process.cpuUsage();
    index.at(key);
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1000);
  }
  times.sort((a, b) => a - b);
  return {
    lookupP50Ms: times[times.length >> 1],
    lookupP99Ms: times[Math.floor(times.length * 0.99)],
  };
}

/** A library without texts, and what it has at citations. */
const libraryOf = (lookUp) => ({
  lookUp,
  named: async (names) => names.map(() => null),
  bearers: async (names) => names.map(() => ({ found: 'none' })),
  locate: async (quotations) => quotations.map(() => ({ status: 'unchecked' })),
});

/** The index alone, of a library that has nothing. */
const alone = (index) =>
  libraryOf(async (keys) =>
    keys.map((key) => ({
      cases: [],
      volumeCovered: false,
      containedIn: null,
      indexed: index.at(key) ?? undefined,
    })),
  );

async function cases(library, text) {
  const { citations } = await checkText(text, library);
  return citations.filter(({ kind }) => kind === 'case');
}

/** Told to be the decision of that name, though its year or court may be another. */
const isNamed = ({ verdict, stands, fields }) =>
  verdict === 'verified' ||
  (fields.caseName && compareCaseNames(fields.caseName, stands?.name ?? '').verdict === 'same');

/** What a library and the index say of a list of citations. */
async function listed(library, items) {
  const judged = [];
  for (const { citation, kind } of items)
    judged.push({ citation, kind, found: await cases(library, citation) });
  const of = (kind) => judged.filter((each) => each.kind === kind);
  const [real, invented] = [of('real'), judged.filter(({ kind }) => kind !== 'real')];
  const printed = real.filter(({ found }) =>
    found.some(({ fields }) => fields.reporter && !VENDOR.test(fields.reporter)),
  );
  const told = (list, wanted) => list.filter(({ found }) => found.some(wanted));
  const accused = told(real, ({ verdict }) => ACCUSING.has(verdict));
  const why = ({ citation, found }) =>
    `${citation}: ${found.map(({ verdict, explanation }) => `${verdict}, ${explanation}`).join(' | ')}`;
  return {
    // Notes to themselves of whoever made the list, with citations that are not the real one's.
    dirty: real.flatMap(({ citation }) => (citation.includes('UNKNOWN') ? [citation] : [])),
    inventedVerified: told(invented, ({ verdict }) => verdict === 'verified').map(why),
    realAccused: accused.map(why),
    realNamed: share(told(printed, isNamed).length, printed.length),
    inventedAccused: share(
      told(invented, ({ verdict }) => ACCUSING.has(verdict)).length,
      invented.length,
    ),
    unnamed: printed.filter(({ found }) => !found.some(isNamed)).map(why),
  };
}

/** Tuned on the even rows, reported on the odd ones. */
async function confirmed(index) {
  if (!existsSync(join(DATA, 'index.jsonl.gz'))) return {};
  const rows = sample();
  const [halves, library] = [{}, alone(index)];
  for (const [name, rest] of [
    ['tuned', 0],
    ['reported', 1],
  ])
    halves[name] = await half(
      library,
      rows.filter((_, at) => at % 2 === rest),
    );
  return halves;
}

async function half(library, rows) {
  const [accused, accusedUnderOwn, named, misses] = [[], [], [], []];
  for (const [at, row] of rows.entries()) {
    const year = row.d ? ` (${row.d.slice(0, 4)})` : '';
    const other = rows[(at + 997) % rows.length].n;
    const [wrong] = await cases(library, `See ${other}, ${row.cites[0]}${year}.`);
    if (ACCUSING.has(wrong?.verdict)) accused.push(row);
    else misses.push(`${other} for ${row.n}, ${row.cites[0]}: ${wrong?.verdict}`);
    const form = unusualForms(row)[at % unusualForms(row).length];
    const [own] = await cases(library, `See ${form}, ${row.cites[0]}${year}.`);
    if (ACCUSING.has(own?.verdict)) accusedUnderOwn.push(`${form} for ${row.n}`);
    if (own && isNamed(own)) named.push(row);
    else misses.push(`${form} is not read as ${row.n}: ${own?.explanation}`);
  }
  return {
    accusedUnderAnother: share(accused.length, rows.length),
    accusedUnderOwn,
    namedUnderOwn: share(named.length, rows.length),
    misses,
  };
}

/** Confirmed rows that no other decision shares a page with, spread over the whole index. */
function sample() {
  const { whole } = JSON.parse(readFileSync(join(DATA, 'coverage.json'), 'utf8'));
  const orders = whole['U.S.'].orders_from;
  const isOfOrders = (citation) => {
    const [, volume, page] = /^(\d+) U\.S\. (\d+)$/.exec(citation) ?? [];
    return volume !== undefined && Number(page) >= (orders[volume] ?? 0);
  };
  const all = gunzipSync(readFileSync(join(DATA, 'index.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(
      ({ q, t, m, s, cites }) =>
        q >= 2 &&
        !t &&
        !m &&
        !/^[SO](?:,[SO])*$/.test(s) &&
        !cites.some(isOfOrders) &&
        // Pages of order lists in the unofficial reports are told by these lists alone.
        !(/ (?:S\. Ct\.|L\. Ed\.)/.test(cites[0]) && !/[SNL](?:,|$)/.test(s)),
    );
  const step = all.length / ROWS;
  return Array.from({ length: ROWS }, (_, at) => all[Math.floor(at * step)]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(await indexFigures(...process.argv.slice(2)), null, 2));
