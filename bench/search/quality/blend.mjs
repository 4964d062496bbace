import { CaseRanker } from '../../../libs/law/dist/ranking/case-ranker.js';
import { Accumulators } from '../../../libs/law/dist/ranking/postings/accumulator.js';
import { PostingsSource } from '../../../libs/law/dist/ranking/postings/postings-source.js';
import { parseQuery } from '../../../libs/law/dist/ranking/query/parse-query.js';

const NO_FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };
const ranker = new CaseRanker();
const accumulators = new Accumulators();

/**
 * The product's ranking of a library in memory: `[{relevant, found: [id], coverage}]`.
 *
 * @param weightsFor the weights for a query's text; the product's, unless given
 * @param nearFor what is near a query in meaning, where that counts too
 */
export async function searchAll(
  library,
  queries,
  weightsFor = () => undefined,
  nearFor = () => undefined,
) {
  const results = [];
  for (const { query, relevant, exclude = [] } of queries) {
    const source = new PostingsSource(await library.without(exclude), accumulators);
    const weighed = await ranker.weigh(parseQuery(query), source, weightsFor(query));
    const { cases, coverage } = await ranker.rank(weighed, {
      filter: NO_FILTER,
      sort: 'relevance',
      offset: 0,
      limit: 100,
      successors: library.successors,
      near: (await nearFor(query, exclude))?.map(({ id, similarity }) => ({
        caseId: library.numbers.get(id),
        similarity,
      })),
    });
    results.push({ relevant, found: cases.map(({ caseId }) => library.ids[caseId - 1]), coverage });
  }
  return results;
}
