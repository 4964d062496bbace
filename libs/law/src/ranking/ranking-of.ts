import type { Tokenizer } from './analysis/tokenizer.js';
import type { IndexRanking, PhraseReach, ScoredCase } from './order/index-ranking.js';
import type { ParsedQuery } from './query/parsed-query.js';
import type { Exactness, RankedCase, Ranking } from './search/ranking.js';
import { TermHighlighter } from './terms/term-highlighter.js';
import { expressionsOf } from './terms/uncovered-words.js';

/** What an answer says besides what an index found, and how a case's decision is cited. */
interface About extends Pick<Ranking, 'edition' | 'engine' | 'isIncomplete'> {
  citationsOf(caseId: number): Pick<RankedCase, 'citedBy' | 'topCiter'>;
}

/** What an index found, in the library's terms. */
export function rankingOf(
  found: IndexRanking,
  { citationsOf, ...about }: About,
  { typed }: ParsedQuery,
  tokenizer: Tokenizer,
): Ranking {
  const { phraseReach, ...facets } = found.facets;
  const { coverage } = found;
  const lacked = new Map(coverage?.uncovered.map(({ term, df }) => [term, df]));
  return {
    ...about,
    total: { value: found.total, ...exactnessOf(found.phraseReach) },
    facets: { ...facets, ...exactnessOf(phraseReach) },
    cases: found.cases.map((scored) => ({
      ...toRankedCase(scored),
      ...citationsOf(scored.caseId),
    })),
    highlighter: new TermHighlighter(tokenizer, found.terms),
    coverage: coverage && {
      level: coverage.level,
      uncovered: expressionsOf(typed, lacked, tokenizer),
    },
  };
}

function exactnessOf(reach: PhraseReach | null | undefined): Exactness {
  return reach ? { relation: 'at-least', ...reach } : { relation: 'exact' };
}

function toRankedCase(scored: ScoredCase): Omit<RankedCase, 'citedBy' | 'topCiter'> {
  const { caseId, score, signals, best } = scored;
  return {
    caseId,
    score,
    signals: { ...signals },
    isCited: signals.citation > 0,
    isNear: signals.vector !== undefined,
    passage: best,
  };
}
