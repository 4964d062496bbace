/**
 * Finds the weights of libs/law/src/ranking/order/weights.ts: `npm run tune -w
 * bench` after a build, with the shared test data alongside the project or at SHARED_DATA.
 * Coordinate ascent from the hand-made weights, one weight at a time among a few values; a change
 * must gain enough to be more than chance, and ties keep what was there. Each fifth of a kind's
 * queries is held out once. Where the held-out queries gain, the weights found without them go to
 * bench/search/quality/fold-weights.json, with which the benchmark measures them, and those found
 * on all queries are printed for the product. Where they do not, the kind keeps its hand-made
 * weights.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { HAND_MADE, WEIGHTS } from '../../../libs/law/dist/ranking/order/weights.js';
import { searchAll } from './blend.mjs';
import { FOLD_WEIGHTS, FOLDS, foldOf, kindOf } from './folds.mjs';
import { measure } from './measures.mjs';
import { fromOpinion, fromStarter, MemoryLibrary } from './memory-library.mjs';
import { leadersOf } from './one-decision.mjs';
import {
  readOpinions,
  readQuestionOpinions,
  readQuestionSets,
  readRetrievalSets,
  readStarterLibrary,
  readStarterQuestions,
  sharedData,
} from './opinions.mjs';

const ROUNDS = 2;
/** Gain of the objective that a change must bring. */
const WORTH = 0.003;
/** With fewer queries of a kind, what is found is chance. */
const FEWEST = 20;

const VALUES = {
  name: [1, 2, 4, 8],
  head: [1, 1.5, 2, 3, 4, 6],
  citing: [0, 1, 2, 3, 5],
  k1: [0.8, 1.2, 1.6, 2.2, 3],
  bodyLength: [0.3, 0.45, 0.6, 0.75, 0.9, 0.95],
  citingLength: [0.2, 0.4, 0.6],
  repeated: [0, 0.5, 1],
  synonym: [0, 0.15, 0.3, 0.5],
  passage: [0, 0.15, 0.3, 0.5, 0.8, 1.2],
  phrase: [0, 0.05, 0.1, 0.2, 0.4],
  authority: [0, 0.02, 0.05, 0.1, 0.15, 0.2],
  court: [0, 0.02, 0.05, 0.1],
  recency: [0, 0.01, 0.03, 0.06],
  year: [0, 0.05, 0.1, 0.2, 0.3],
  nameMatch: [0, 0.1, 0.2, 0.5, 1],
  wholeName: [0, 0.1, 0.3],
};

const data = sharedData();
if (!data) throw new Error('The shared test data is not there; set SHARED_DATA to its folder.');
const opinions = readOpinions(data);
const wider = [...opinions, ...readQuestionOpinions(data)];
const starter = readStarterLibrary();
const queries = [
  ...over(libraryOf([], opinions), readRetrievalSets(data)),
  ...over(libraryOf([], wider), readQuestionSets(data)),
  ...over(libraryOf(starter, []), { starter: readStarterQuestions() }),
  ...over(libraryOf(starter, wider), { starter: readStarterQuestions() }),
];

function libraryOf(fromUs, fromOthers) {
  const items = [...fromUs.map(fromStarter), ...fromOthers.map(fromOpinion)];
  return new MemoryLibrary(items, leadersOf([...fromUs, ...fromOthers]));
}

function over(library, sets) {
  const all = Object.values(sets).flat();
  return all.map((query) => ({ ...query, library }));
}

/** What each query got with weights that were tried before: most are tried in every fold. */
const tried = new Map();

async function measured(asked, kind, weights) {
  const key = JSON.stringify([kind, weights]);
  if (!tried.has(key)) tried.set(key, new Map());
  const known = tried.get(key);
  const all = { ...WEIGHTS, [kind]: weights };
  for (const library of new Set(asked.map((query) => query.library))) {
    const { standsFor } = library;
    const fresh = asked.filter((query) => query.library === library && !known.has(query));
    for (const [i, { relevant, found }] of (await searchAll(library, fresh, () => all)).entries()) {
      const shown = [...new Set(found.map(standsFor))];
      known.set(fresh[i], measure([{ relevant: relevant.map(standsFor), found: shown }]));
    }
  }
  return asked.map((query) => known.get(query));
}

/** Mean of MRR and nDCG, a little recall: what the figures of the benchmark are made of. */
async function objective(asked, kind, weights) {
  const results = await measured(asked, kind, weights);
  const mean = (name) => results.reduce((sum, each) => sum + each[name], 0) / results.length;
  const [mrr, ndcg, recall] = ['mrr', 'ndcg', 'recall'].map(mean);
  return { value: 0.5 * mrr + 0.3 * ndcg + 0.2 * recall, mrr, recall };
}

async function ascend(kind, asked) {
  let best = { ...HAND_MADE[kind] };
  let reached = (await objective(asked, kind, best)).value;
  for (let round = 0; round < ROUNDS; round++) {
    const before = reached;
    for (const [name, values] of Object.entries(VALUES)) {
      for (const value of values) {
        if (value === best[name]) continue;
        const tried = { ...best, [name]: value };
        const { value: got } = await objective(asked, kind, tried);
        if (got < reached + WORTH) continue;
        reached = got;
        best = tried;
      }
    }
    if (reached === before) break;
  }
  return best;
}

/** The weights found without each fold; undefined where tuning does not pay or cannot be tried. */
async function tune(kind) {
  const asked = queries.filter(({ query }) => kindOf(query) === kind);
  const start = await objective(asked, kind, HAND_MADE[kind]);
  console.log(`\n${kind}: ${asked.length} queries; hand-made ${shown(start)}`);
  if (asked.length < FEWEST) {
    console.log('  too few to tune');
    return undefined;
  }
  const folds = [];
  let gain = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = asked.filter(({ query }) => foldOf(query) === fold);
    const weights = await ascend(
      kind,
      asked.filter(({ query }) => foldOf(query) !== fold),
    );
    folds.push(weights);
    const before = await objective(held, kind, HAND_MADE[kind]);
    const after = await objective(held, kind, weights);
    gain += (after.value - before.value) * held.length;
    console.log(`  fold ${fold + 1}, ${held.length} held out: ${shown(before)} → ${shown(after)}`);
  }
  if (gain <= 0) {
    console.log('  held-out queries do not gain: the hand-made weights stay');
    return undefined;
  }
  const found = await ascend(kind, asked);
  const changed = Object.entries(found).filter(([name, value]) => value !== HAND_MADE[kind][name]);
  console.log(`  on all: ${shown(await objective(asked, kind, found))}`);
  console.log(`  ${JSON.stringify(Object.fromEntries(changed))}`);
  return folds;
}

function shown({ mrr, recall }) {
  return `MRR ${mrr.toFixed(3)}, recall@10 ${recall.toFixed(3)}`;
}

const kinds = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(WEIGHTS);
for (const kind of kinds) {
  const folds = await tune(kind);
  const known = existsSync(FOLD_WEIGHTS) ? JSON.parse(readFileSync(FOLD_WEIGHTS, 'utf8')) : {};
  // JSON leaves out a kind that was not tuned.
  writeFileSync(FOLD_WEIGHTS, `${JSON.stringify({ ...known, [kind]: folds }, null, 2)}\n`);
}
