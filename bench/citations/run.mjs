/**
 * The citation benchmark: precision and recall a field on the shared sets, truth of in-corpus
 * citations from the opinions' metadata, speed over 10 MB of real opinions, memory, and the
 * formatter's exactness.
 *
 *   node bench/citations/run.mjs        (after `npm run build`; prints a table and JSON)
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import {
  compareCaseNames,
  courtFromText,
  findCitations,
  resolveCitations,
} from '@casewright/law/citations';
import { checker } from './checker.mjs';
import { formatter } from './formatter.mjs';

const folder = process.env.SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data');
const json = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const share = (part, whole) => (whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000);

const KINDS = {
  FullCase: ['case'],
  ShortCase: ['short'],
  Supra: ['supra'],
  Id: ['id'],
  Reference: ['reference'],
  FullJournal: ['journal'],
  FullLaw: ['statute', 'regulation', 'session-law', 'public-law', 'federal-register'],
};

function clean({ input, clean_steps: steps = [] }) {
  let text = input;
  if (steps.includes('html')) text = text.replace(/<[^>]*>/g, '');
  if (steps.includes('inline_whitespace')) text = text.replace(/[ \t]+/g, ' ');
  if (steps.includes('all_whitespace')) text = text.replace(/[\s\u200b]+/g, ' ');
  return text;
}

const withoutAt = (pin) => (pin ?? '').replace(/^at /, '');
const FIELDS = {
  reporter: (found, want) => want.reporter === undefined || found.reporter === want.reporter,
  volume: (found, want) => want.volume === undefined || found.volume === want.volume,
  page: (found, want) => want.page === undefined || found.page === want.page,
  pin: (found, want) =>
    want.type === 'FullLaw' ||
    (want.type === 'ShortCase' && !want.pin_cite) ||
    withoutAt(found.pin) === withoutAt(want.pin_cite),
  year: (found, want) => found.year === want.year,
  court: (found, want) =>
    found.court === want.court || (want.court === undefined && found.court === 'scotus'),
};

/** eyecite's own cases: what is found, and each field of it. */
function eyecite() {
  const fields = Object.fromEntries(Object.keys(FIELDS).map((name) => [name, 0]));
  let [expected, matched, whole, found] = [0, 0, 0, 0];
  for (const each of json('citations/eyecite_cases_dev.json').find_cases) {
    const left = findCitations(clean(each), {
      ambiguous: each.options?.remove_ambiguous ? 'drop' : 'keep',
    });
    found += left.length;
    for (const want of each.expected.filter(({ type }) => KINDS[type])) {
      expected++;
      const fits = (citation) =>
        KINDS[want.type].includes(citation.kind) &&
        (!want.volume || citation.fields.volume === want.volume);
      const at = left.findIndex((citation) => fits(citation) && FIELDS.page(citation.fields, want));
      if (at === -1) continue;
      const [citation] = left.splice(at, 1);
      matched++;
      const right = Object.entries(FIELDS).filter(([, test]) => test(citation.fields, want));
      for (const [name] of right) fields[name]++;
      if (right.length === Object.keys(FIELDS).length) whole++;
    }
  }
  return {
    expected,
    recall: share(matched, expected),
    precision: share(matched, found),
    allFields: share(whole, expected),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, count]) => [name, share(count, matched)]),
    ),
  };
}

function examples() {
  const reporters = json('citations/reporter_examples_dev.json');
  const whole = reporters.filter(({ text }) => {
    const [first] = findCitations(text);
    return first?.start === 0 && first.end === text.length;
  });
  const courts = json('citations/court_name_examples_dev.json');
  return {
    reporters: share(whole.length, reporters.length),
    courtNames: share(
      courts.filter(({ text, court_id }) => courtFromText(text) === court_id).length,
      courts.length,
    ),
  };
}

/** In-corpus citations: the metadata says which opinions cite which. */
function corpus(opinions) {
  const owner = new Map();
  for (const opinion of opinions)
    for (const each of opinion.citations)
      owner.set(findCitations(each)[0]?.normalized ?? each, opinion);
  const tally = {
    cited: 0,
    found: 0,
    names: 0,
    sameNames: 0,
    years: 0,
    sameYears: 0,
    references: 0,
    resolved: 0,
    offsetErrors: 0,
  };
  for (const opinion of opinions) {
    const seen = new Set();
    for (const { text } of opinion.opinions) readOpinion(text, opinion, owner, seen, tally);
    tally.cited += opinion.cites_in_corpus.length;
    tally.found += opinion.cites_in_corpus.filter((id) => seen.has(id)).length;
  }
  return {
    cited: tally.cited,
    recall: share(tally.found, tally.cited),
    names: share(tally.sameNames, tally.names),
    years: share(tally.sameYears, tally.years),
    backReferences: tally.references,
    resolved: share(tally.resolved, tally.references),
    offsetErrors: tally.offsetErrors,
  };
}

function readOpinion(text, opinion, owner, seen, tally) {
  const citations = findCitations(text);
  const { resolutions } = resolveCitations(citations);
  for (const [
    index,
    { kind, start, end, text: found, normalized, fields },
  ] of citations.entries()) {
    if (text.slice(start, end) !== found) tally.offsetErrors++;
    if (kind === 'id' || kind === 'short' || kind === 'supra' || kind === 'reference') {
      tally.references++;
      if (resolutions[index].authority !== null) tally.resolved++;
    }
    const target = kind === 'case' ? owner.get(normalized) : undefined;
    if (!target || target === opinion) continue;
    seen.add(target.id);
    if (fields.caseName) {
      tally.names++;
      if (compareCaseNames(fields.caseName, target.case_name).verdict === 'same') tally.sameNames++;
    }
    if (fields.year) {
      tally.years++;
      if (fields.year === target.year) tally.sameYears++;
    }
  }
}

/** Processor time, not the clock: other work on the machine does not count. */
function speed(texts) {
  const sample = [];
  let size = 0;
  for (const text of texts) {
    if (size >= 10_000_000) break;
    sample.push(text);
    size += text.length;
  }
  for (const text of sample) findCitations(text);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const start = process.cpuUsage();
  let count = 0;
  for (const text of sample) count += findCitations(text).length;
  const { user, system } = process.cpuUsage(start);
  const one = sample.join('\n\n');
  const whole = process.cpuUsage();
  findCitations(one);
  const joined = process.cpuUsage(whole);
  const megabytes = size / 1e6;
  const rate = (used) => Math.round((megabytes / ((used.user + used.system) / 1e6)) * 10) / 10;
  return {
    megabytes: Math.round(megabytes * 10) / 10,
    citations: count,
    mbPerSecond: rate({ user, system }),
    mbPerSecondOneText: rate(joined),
    heapGrowthMb: Math.round((process.memoryUsage().heapUsed - before) / 1e5) / 10,
    rssMb: Math.round(process.memoryUsage().rss / 1e6),
  };
}

/** Runs everything, prints a table and returns the figures. */
export async function run() {
  if (!existsSync(join(folder, 'README.md')))
    return { skipped: `no shared test data at ${folder}` };
  const opinions = gunzipSync(readFileSync(join(folder, 'opinions/opinions_dev.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const result = {
    speed: speed(opinions.flatMap((opinion) => opinion.opinions.map(({ text }) => text))),
    eyecite: eyecite(),
    examples: examples(),
    corpus: corpus(opinions),
    formatter: formatter(folder),
    checker: await checker(),
  };
  const flat = {};
  for (const [part, figures] of Object.entries(result)) {
    for (const [name, value] of Object.entries(figures)) {
      if (value !== null && typeof value === 'object')
        for (const [inner, figure] of Object.entries(value))
          flat[`${part} ${name} ${inner}`] = figure;
      else flat[`${part} ${name}`] = value;
    }
  }
  console.table(flat);
  return result;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(await run(), null, 2));
