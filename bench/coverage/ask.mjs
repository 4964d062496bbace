import { Tokenizer } from '../../services/search/dist/engines/built-in/analysis/tokenizer.js';
import { rankCases } from '../../services/search/dist/engines/built-in/ranking/rank-cases.js';
import { SearchScratch } from '../../services/search/dist/engines/built-in/ranking/search-scratch.js';
import { analyzeQuery } from '../../services/search/dist/engines/built-in/terms/analyze-query.js';
import { expressionsOf } from '../../services/search/dist/engines/built-in/terms/uncovered-words.js';
import { parseQuery } from '../../services/search/dist/query/parse-query.js';
import { fromStarter, MemoryLibrary } from '../search/quality/memory-library.mjs';
import { readStarterLibrary } from '../search/quality/opinions.mjs';

const FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };
const FIRST = { filter: FILTER, sort: 'relevance', offset: 0, limit: 10 };

/**
 * Asks the starter library as the product does.
 *
 * @returns of a question, `{level, uncovered: [words]}`, or null where nothing is said about it
 */
export async function openLibrary() {
  const index = await new MemoryLibrary(readStarterLibrary().map(fromStarter)).without([]);
  const tokenizer = new Tokenizer();
  const scratch = new SearchScratch();
  return async (query) => {
    const analyzed = analyzeQuery(parseQuery(query), tokenizer);
    const { coverage } = await rankCases(index, analyzed, FIRST, scratch);
    if (!coverage) return null;
    const cases = new Map(coverage.uncovered.map(({ term, df }) => [term, df]));
    const named = expressionsOf(query, cases, tokenizer);
    return { level: coverage.level, uncovered: named.map(({ words }) => words.toLowerCase()) };
  };
}
