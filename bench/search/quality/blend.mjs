import { Tokenizer } from '../../../services/search/dist/engines/built-in/analysis/tokenizer.js';
import { rankCases } from '../../../services/search/dist/engines/built-in/ranking/rank-cases.js';
import { SearchScratch } from '../../../services/search/dist/engines/built-in/ranking/search-scratch.js';
import { analyzeQuery } from '../../../services/search/dist/engines/built-in/terms/analyze-query.js';
import { parseQuery } from '../../../services/search/dist/query/parse-query.js';

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
