/**
 * Trains libs/law/src/ranking/order/likelihood.generated.ts: `npm run train -w bench` after a build,
 * with the shared test data alongside the project or at SHARED_DATA. The questions are our own, those
 * at even places; the texts are public. Half a minute; the same weights each time.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tokenizer } from '../../libs/law/dist/ranking/analysis/tokenizer.js';
import { CaseRanker } from '../../libs/law/dist/ranking/case-ranker.js';
import { evidenceOf } from '../../libs/law/dist/ranking/order/coverage.js';
import { PageRanker } from '../../libs/law/dist/ranking/order/page-ranker.js';
import { PassageTables } from '../../libs/law/dist/ranking/order/passage-tables.js';
import { Accumulators } from '../../libs/law/dist/ranking/postings/accumulator.js';
import { PostingsSource } from '../../libs/law/dist/ranking/postings/postings-source.js';
import { parseQuery } from '../../libs/law/dist/ranking/query/parse-query.js';
import { sharedData } from '../search/quality/opinions.mjs';
import { libraryOf, SIZES } from './libraries.mjs';
import { logistic, logOdds } from './logistic.mjs';
import { tuned } from './questions.mjs';

const OUT = join(import.meta.dirname, '../../libs/law/src/ranking/order/likelihood.generated.ts');
const FEATURES = ['covered', 'score', 'lead', 'length', 'prose', 'size'];
const FOLDS = 5;
/** A word in fewer questions is chance. */
const SEEN = 3;
const L2 = { words: 0.0006, features: 0.003 };
/** What a question told by its facts, which shares least with what answers it, counts beside others. */
const BY_FACTS = 2;
/** Of answerable questions, the shares that are told that a part, and that all, is open. */
const TOLD = { partial: 0.08, none: 0.02 };

const options = {
  filter: { jurisdiction: null, court: null, courts: [], from: null, to: null },
  sort: 'relevance',
  offset: 0,
  limit: 10,
};
const tokenizer = new Tokenizer();
const ranker = new CaseRanker();
const accumulators = new Accumulators();
const tables = new PassageTables();

const { terms, byFacts, answerable, unanswerable } = tuned();
const questions = [
  ...[...terms, ...answerable].map(({ query }) => ({ query, isAnswered: 1 })),
  ...byFacts.map(({ query }) => ({ query, isAnswered: 1, isByFacts: true })),
  ...unanswerable.map(({ query }) => ({ query, isAnswered: 0 })),
].map((each, i) => ({ ...each, fold: i % FOLDS, words: wordsOf(each.query) }));

// What the words of a question say is learned without it, or it would drown the rest.
const folds = Array.from({ length: FOLDS }, (_, fold) =>
  learnWords(questions.filter((each) => each.fold !== fold)),
);
const rows = (await Promise.all(Object.keys(SIZES).map(rowsIn))).flat();
const model = fit();
report();
write(model, learnWords(questions));

/** By features of mean 0 and deviation 1, which one penalty suits; the weights are for them as they are. */
function fit() {
  const columns = rows[0].values.map((_, i) => rows.map(({ values }) => values[i]));
  const means = columns.map(mean);
  const deviations = columns.map((own, i) => Math.sqrt(mean(own.map((x) => (x - means[i]) ** 2))));
  const { bias, weights } = logistic(
    rows.map(({ values }) => values.map((x, i) => [i, (x - means[i]) / deviations[i]])),
    rows.map(({ isAnswered }) => isAnswered),
    means.length,
    L2.features,
    rows.map(({ isByFacts }) => (isByFacts ? BY_FACTS : 1)),
  );
  const plain = means.map((_, i) => weights[i] / deviations[i]);
  return { bias: means.reduce((sum, own, i) => sum - own * plain[i], bias), weights: plain };
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function wordsOf(query) {
  const { terms: hashes, count } = tokenizer.tokenize(query, true);
  return [...new Set(hashes.subarray(0, count))];
}

/** The log odds of a question by its words. */
function learnWords(asked) {
  const seen = new Map();
  for (const { words } of asked)
    for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
  const known = [...seen].filter(([, times]) => times >= SEEN).map(([word]) => word);
  const places = new Map(known.map((word, i) => [word, i]));
  const shares = ({ words }) => {
    const own = words.flatMap((word) => places.get(word) ?? []);
    return own.map((place) => [place, 1 / Math.sqrt(own.length)]);
  };
  const { bias, weights } = logistic(
    asked.map(shares),
    asked.map(({ isAnswered }) => isAnswered),
    known.length,
    L2.words,
  );
  return {
    bias,
    weights: known.map((word, i) => [word, weights[i]]),
    of: (each) => logOdds({ bias, weights }, shares(each)),
  };
}

async function rowsIn(size) {
  const library = libraryOf(size, sharedData());
  const source = new PostingsSource(await library.without([]), accumulators);
  const asked = { ...options, successors: library.successors };
  const found = [];
  for (const question of questions) {
    const weighed = await ranker.weigh(parseQuery(question.query), source);
    const candidates = await source.candidates(weighed, asked);
    const { nearest } = await new PageRanker(weighed, asked, candidates, tables).page();
    const evidence = await evidenceOf(weighed, candidates, nearest);
    if (!evidence) continue;
    const values = FEATURES.map((name) => evidence.features[name]);
    found.push({ ...question, size, values: [...values, folds[question.fold].of(question)] });
  }
  return found;
}

function likelihood({ values }) {
  return (
    1 /
    (1 +
      Math.exp(
        -logOdds(
          model,
          values.map((value, i) => [i, value]),
        ),
      ))
  );
}

/** The likelihood below which this share of the answerable is. */
function cutAt(share) {
  const sorted = rows
    .filter((each) => each.isAnswered)
    .map(likelihood)
    .sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)];
}

function report() {
  for (const size of Object.keys(SIZES)) {
    const share = (isAnswered) => {
      const own = rows.filter((each) => each.size === size && each.isAnswered === isAnswered);
      return own.filter((each) => likelihood(each) < cutAt(TOLD.partial)).length / own.length;
    };
    console.log(
      `${size}: admits ${share(0).toFixed(3)}, disowns ${share(1).toFixed(3)} (by folds)`,
    );
  }
}

function write({ bias, weights }, words) {
  const short = (value) => Number(value.toFixed(3));
  const pairs = words.weights
    .map(([word, weight]) => [word, short(weight)])
    .filter(([, weight]) => weight !== 0);
  writeFileSync(
    OUT,
    `// Made by \`npm run train -w bench\`. Changed by hand it would be overwritten.

/** Weights of covered, score, lead, length, prose, size, and words; what is less likely is told so. */
export const LIKELIHOOD = {
  bias: ${short(bias)},
  weights: ${JSON.stringify([...weights].map(short))},
  partialBelow: ${short(cutAt(TOLD.partial))},
  noneBelow: ${short(cutAt(TOLD.none))},
};

/** By the number of a word, what it adds to the log odds. */
export const WORDS = {
  bias: ${short(words.bias)},
  weights: new Map<number, number>(${JSON.stringify(pairs)}),
};
`,
  );
  console.log(`${pairs.length} words, ${OUT}`);
}
