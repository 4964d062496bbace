import { Tokenizer } from '../../../libs/law/dist/ranking/analysis/tokenizer.js';
import { cleanQuery } from '../../../libs/law/dist/ranking/query/parse-query.js';
import { searchAll } from './blend.mjs';
import { Bm25 } from './bm25-baseline.mjs';
import { crossValidatedWeights } from './folds.mjs';
import { Meaning } from './meaning.mjs';
import { measure } from './measures.mjs';
import { fromOpinion, fromStarter, MemoryLibrary, plainText } from './memory-library.mjs';
import { leadersOf } from './one-decision.mjs';
import {
  readOpinions,
  readQuestionOpinions,
  readQuestionSets,
  readRetrievalSets,
  readStarterLibrary,
  readStarterQuestions,
} from './opinions.mjs';
import { TsRank } from './ts-rank-baseline.mjs';

const { BENCH_EMBEDDING_BASE_URL: endpoint, BENCH_EMBEDDING_MODEL: model } = process.env;
const meaning = endpoint ? new Meaning(endpoint, model) : null;

/**
 * Recall@10, MRR and nDCG@10 of the product's ranking, of textbook BM25 and of ts_rank_cd on every
 * set. Each query is ranked with weights that were tuned without it. The opinion that a paragraph
 * was taken from is left out of all three, for the product with all that it says about others;
 * masks such as `[CITATION]` are taken out of the query for all three. Where an endpoint for embeddings is
 * named, with the product's search by meaning, too.
 *
 * @param client of a PostgreSQL, for ts_rank_cd
 */
export async function runQuality(data, client) {
  const opinions = readOpinions(data);
  const wider = [...opinions, ...readQuestionOpinions(data)];
  const starter = readStarterLibrary();
  const asked = readStarterQuestions();
  return {
    ...(await compare(libraryOf([], opinions), readRetrievalSets(data), client)),
    ...(await compare(libraryOf([], wider), readQuestionSets(data), client)),
    ...(await compare(libraryOf(starter, []), { 'starter-question': asked }, client)),
    ...(await compare(libraryOf(starter, wider), { 'starter-among-all': asked }, client)),
  };
}

function libraryOf(starter, opinions) {
  const items = [...starter.map(fromStarter), ...opinions.map(fromOpinion)];
  return { items, library: new MemoryLibrary(items, leadersOf([...starter, ...opinions])) };
}

async function compare({ items, library }, sets, client) {
  const bm25 = new Bm25(items.map(plainText), new Tokenizer());
  const tsRank = await TsRank.of(client, `ts_${items.length}`, items.map(plainText));
  // Any record of a decision is as good as the one that represents it.
  const measureAll = (results) =>
    measure(
      results.map(({ relevant, found }) => ({
        relevant: relevant.map(library.standsFor),
        found: [...new Set(found.map(library.standsFor))],
      })),
    );
  const nearFor = meaning && (await meaning.nearFor(items));
  const figures = {};
  for (const [name, queries] of Object.entries(sets)) {
    const baseline = async (engine) => {
      const results = [];
      for (const { query, relevant, exclude } of queries) {
        const skip = new Set(exclude.map((id) => library.numbers.get(id) - 1));
        const found = await engine.search(cleanQuery(query), skip);
        results.push({ relevant, found: found.map((doc) => library.ids[doc]) });
      }
      return measureAll(results);
    };
    figures[name] = {
      product: measureAll(await searchAll(library, queries, crossValidatedWeights())),
      ...(nearFor && {
        meaning: measureAll(await searchAll(library, queries, crossValidatedWeights(), nearFor)),
      }),
      bm25: await baseline(bm25),
      tsRankCd: await baseline(tsRank),
    };
  }
  return figures;
}
