import { Tokenizer } from '../../../libs/law/dist/ranking/analysis/tokenizer.js';
import { parseQuery } from '../../../libs/law/dist/ranking/query/parse-query.js';
import { rankCases } from '../../../libs/law/dist/ranking/rank-cases.js';
import { SearchScratch } from '../../../libs/law/dist/ranking/scratch/search-scratch.js';
import { analyzeQuery } from '../../../libs/law/dist/ranking/terms/analyze-query.js';

const NO_FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };
const tokenizer = new Tokenizer();
const scratch = new SearchScratch();

/**
 * The product's ranking of a library in memory: `[{relevant, found: [id]}]`.
 *
 * @param weightsFor the weights for a query's text
 */
export async function searchAll(library, queries, weightsFor) {
  const results = [];
  for (const { query, relevant, exclude } of queries) {
    const { cases } = await rankCases(
      await library.without(exclude),
      analyzeQuery(parseQuery(query), tokenizer),
      {
        filter: NO_FILTER,
        sort: 'relevance',
        offset: 0,
        limit: 100,
        successors: library.successors,
        weights: weightsFor(query),
      },
      scratch,
    );
    results.push({ relevant, found: cases.map(({ caseId }) => library.ids[caseId - 1]) });
  }
  return results;
}
