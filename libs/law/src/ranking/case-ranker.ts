import { Tokenizer } from './analysis/tokenizer.js';
import type { CandidateSource, PhraseReach, WeighedQuery } from './order/candidates.js';
import { chooseTerms } from './order/choose-terms.js';
import { coverageOf } from './order/coverage.js';
import { matchesByDegrees, PageRanker } from './order/page-ranker.js';
import { PassageTables } from './order/passage-tables.js';
import type { Ranking } from './order/ranking.js';
import { WEIGHTS } from './order/weights.js';
import type { ParsedQuery } from './query/parsed-query.js';
import type { RankOptions } from './search/rank-options.js';
import type { Exactness } from './search/ranking.js';
import { analyzeQuery } from './terms/analyze-query.js';
import { TermHighlighter } from './terms/term-highlighter.js';

/** Puts the candidates of any source in their order. Holds what is too large to be made for each search. */
export class CaseRanker {
  private readonly tokenizer = new Tokenizer();
  private readonly tables = new PassageTables();

  /** @param byKind other weights than the product's, for tuning */
  async weigh(
    parsed: ParsedQuery,
    source: CandidateSource,
    byKind = WEIGHTS,
  ): Promise<WeighedQuery> {
    const weights = byKind[parsed.kind];
    const analyzed = analyzeQuery(parsed, this.tokenizer);
    const chosen = await chooseTerms(source, analyzed, weights);
    return { ...analyzed, parsed, weights, chosen, source };
  }

  async rank(query: WeighedQuery, options: RankOptions): Promise<Ranking> {
    const { source, chosen } = query;
    const sort = matchesByDegrees(query) ? 'relevance' : options.sort;
    const found = await source.candidates(query, { ...options, sort });
    const page = await new PageRanker(query, options, found, this.tables).page();
    const coverage = await coverageOf(query, found, page.nearest);
    const { phraseReach, ...facets } = found.facets;
    return {
      query,
      edition: source.edition,
      engine: source.engine,
      isIncomplete: found.isIncomplete,
      total: { value: found.total, ...exactnessOf(found.phraseReach) },
      facets: { ...facets, ...exactnessOf(phraseReach) },
      cases: page.shown.map(({ caseId, score, signals, best }) => ({
        caseId,
        score,
        signals: { ...signals },
        isCited: signals.citation > 0,
        isNear: signals.vector !== undefined,
        passage: best,
        ...found.citationsOf(caseId),
      })),
      highlighter: new TermHighlighter(this.tokenizer, chosen.scored),
      coverage,
    };
  }
}

function exactnessOf(reach: PhraseReach | null | undefined): Exactness {
  return reach ? { relation: 'at-least', ...reach } : { relation: 'exact' };
}
