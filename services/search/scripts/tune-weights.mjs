/**
 * Finds the weights of src/ranking/weights.ts: `npm run tune -w services/search` after a build, with
 * the shared test data beside the project or at SHARED_DATA. Coordinate ascent, one weight at a time
 * among a few values, on four fifths of a kind's queries; the last fifth says what it is worth. A
 * change must gain enough to be more than chance, and ties keep the default. Prints each fold, then
 * the weights found on all queries.
 */

import { searchAll } from '../../../bench/search/quality/blend.mjs';
import { measure } from '../../../bench/search/quality/measures.mjs';
import {
  fromOpinion,
  fromStarter,
  MemoryLibrary,
} from '../../../bench/search/quality/memory-library.mjs';
import {
  readOpinions,
  readRetrievalSets,
  readStarterLibrary,
  readStarterQuestions,
  sharedData,
} from '../../../bench/search/quality/opinions.mjs';
import { cleanQuery } from '../dist/query/clean-query.js';
import { queryKind } from '../dist/query/query-kind.js';
import { WEIGHTS } from '../dist/ranking/weights.js';

const FOLDS = 5;
const ROUNDS = 2;
/** Gain of the objective that a change must bring. */
const WORTH = 0.003;

const VALUES = {
  name: [1, 2, 4, 8],
  head: [1, 1.5, 2, 3],
  citing: [0, 1, 2, 3, 5],
  k1: [0.8, 1.2, 1.6, 2.2],
  bodyLength: [0.3, 0.45, 0.6, 0.75, 0.9],
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
const opinions = new MemoryLibrary(readOpinions(data).map(fromOpinion));
const starter = new MemoryLibrary(readStarterLibrary().map(fromStarter));
const queries = [
  ...Object.values(readRetrievalSets(data))
    .flat()
    .map((query) => ({ ...query, library: opinions })),
  ...readStarterQuestions().map((query) => ({ ...query, library: starter })),
];

/** Mean of MRR and nDCG, a little recall: what the figures of the benchmark are made of. */
async function objective(asked, weights) {
  const results = [];
  for (const library of [opinions, starter]) {
    results.push(
      ...(await searchAll(
        library,
        asked.filter((q) => q.library === library),
        weights,
      )),
    );
  }
  const { mrr, ndcg, recall } = measure(results);
  return { value: 0.5 * mrr + 0.3 * ndcg + 0.2 * recall, mrr, recall };
}

async function ascend(kind, asked) {
  let best = { ...WEIGHTS[kind] };
  let reached = (await objective(asked, { ...WEIGHTS, [kind]: best })).value;
  for (let round = 0; round < ROUNDS; round++) {
    const before = reached;
    for (const [name, values] of Object.entries(VALUES)) {
      for (const value of values) {
        if (value === best[name]) continue;
        const tried = { ...best, [name]: value };
        const { value: got } = await objective(asked, { ...WEIGHTS, [kind]: tried });
        if (got < reached + WORTH) continue;
        reached = got;
        best = tried;
      }
    }
    if (reached === before) break;
  }
  return best;
}

for (const kind of process.argv.slice(2).length > 0
  ? process.argv.slice(2)
  : Object.keys(WEIGHTS)) {
  const asked = queries.filter(({ query }) => queryKind(cleanQuery(query)) === kind);
  const start = await objective(asked, WEIGHTS);
  console.log(
    `\n${kind}: ${asked.length} queries; now MRR ${start.mrr.toFixed(3)}, recall@10 ${start.recall.toFixed(3)}`,
  );
  if (asked.length < FOLDS * 4) {
    console.log('  too few to tune');
    continue;
  }
  for (let fold = 0; fold < FOLDS; fold++) {
    const held = asked.filter((_, i) => i % FOLDS === fold);
    const weights = await ascend(
      kind,
      asked.filter((_, i) => i % FOLDS !== fold),
    );
    const before = await objective(held, WEIGHTS);
    const after = await objective(held, { ...WEIGHTS, [kind]: weights });
    console.log(
      `  fold ${fold + 1}: held out MRR ${before.mrr.toFixed(3)} → ${after.mrr.toFixed(3)}, recall ${before.recall.toFixed(3)} → ${after.recall.toFixed(3)}`,
    );
  }
  const found = await ascend(kind, asked);
  const end = await objective(asked, { ...WEIGHTS, [kind]: found });
  const changed = Object.entries(found).filter(([name, value]) => value !== WEIGHTS[kind][name]);
  console.log(
    `  on all: MRR ${end.mrr.toFixed(3)}, recall@10 ${end.recall.toFixed(3)}; ${JSON.stringify(Object.fromEntries(changed))}`,
  );
}
