import type { SearchCase, SearchRequestSchema, SearchResponse } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { HistoryService } from '../history/history.service.js';
import { Tokenizer } from '../index/analysis/tokenizer.js';
import { IndexHolder } from '../index/read/index-holder.js';
import type { IndexReader } from '../index/read/index-reader.js';
import { parseQuery } from '../query/parse-query.js';
import type { ParsedQuery } from '../query/parsed-query.js';
import { queryKind } from '../query/query-kind.js';
import { SpellingService } from '../query/spelling.service.js';
import type { DocumentFilter } from '../ranking/document-filter.js';
import { rankCases } from '../ranking/rank-cases.js';
import type { Ranking } from '../ranking/ranking.js';
import type { NearPassage } from '../vectors/vector.repository.js';
import { VectorSearch } from '../vectors/vector-search.js';
import { CaseDetailsRepository } from './case-details.repository.js';
import { toSearchCase } from './found-case.mapper.js';
import { PassagesRepository } from './passages.repository.js';
import { WordMarker } from './word-marker.js';

/** Named in every answer, so that a reader knows what ranked the cases. */
const ENGINE = 'built-in';

type Request = z.output<typeof SearchRequestSchema>;

@Injectable()
export class CasesService {
  private readonly tokenizer = new Tokenizer();

  constructor(
    private readonly index: IndexHolder,
    private readonly details: CaseDetailsRepository,
    private readonly passages: PassagesRepository,
    private readonly spelling: SpellingService,
    private readonly history: HistoryService,
    private readonly vectors: VectorSearch,
  ) {}

  /** Searches the library; a new query (not a further page of it) goes into the history. */
  async search(request: Request): Promise<SearchResponse> {
    if (request.page > 1) return this.find(request);
    const query = request.query.replaceAll('\0', ' ');
    const [answer] = await Promise.all([
      this.find(request),
      this.history.record(query, request.category),
    ]);
    return answer;
  }

  /** The search alone: for other tools, and for callers without a user. */
  async find({ query, filters, page, pageSize, sort }: Request): Promise<SearchResponse> {
    const parsed = parseQuery(query);
    const [index, near] = await Promise.all([
      this.index.current(),
      this.vectors.nearest(parsed.text, queryKind(parsed.text)),
    ]);
    const ranking = await rankCases(index, parsed, this.tokenizer, {
      filter: toFilter(parsed, filters),
      sort,
      offset: (page - 1) * pageSize,
      limit: pageSize,
      near,
    });
    return {
      cases: await this.describe(ranking, near, index),
      total: ranking.total,
      facets: ranking.facets,
      suggestion: await this.spelling.suggest(query, ranking.unknown, index),
      page,
      pageSize,
      engine: ENGINE,
    };
  }

  private async describe(
    ranking: Ranking,
    near: readonly NearPassage[],
    index: IndexReader,
  ): Promise<SearchCase[]> {
    const { docs } = index;
    const ids = ranking.cases.map(({ caseId }) => caseId);
    const citers = ids.map((id) => docs.topCiter[id]!).filter((id) => id > 0);
    const [details, names, passages] = await Promise.all([
      this.details.read(ids),
      this.details.names(citers),
      this.passages.read(
        ranking.cases.flatMap(({ caseId, best }) =>
          best && best.part > 0 ? [{ caseId, ...best }] : [],
        ),
      ),
    ]);
    const marker = new WordMarker(
      this.tokenizer,
      new Map(ranking.terms.map(({ term, weight }) => [term, weight])),
    );
    const meant = new Map(near.map(({ caseId, text }) => [caseId, text]));
    return ranking.cases.flatMap((ranked) => {
      const found = details.get(ranked.caseId);
      // Deleted since this generation was made.
      if (!found) return [];
      return toSearchCase(
        {
          ranked,
          details: found,
          passage:
            passages.get(ranked.caseId) ??
            ((ranked.best === null && meant.get(ranked.caseId)) || undefined),
          citedBy: docs.citedBy[ranked.caseId]!,
          topCiter: names.get(docs.topCiter[ranked.caseId]!) ?? null,
        },
        marker,
      );
    });
  }
}

function toFilter(parsed: ParsedQuery, filters: Request['filters']): DocumentFilter {
  const day = (date: string | undefined) => (date ? Number(date.replaceAll('-', '')) : null);
  return {
    jurisdiction: filters?.jurisdiction ?? null,
    court: filters?.court ?? null,
    courts: parsed.courts,
    from: later(day(filters?.from), parsed.after),
    to: earlier(day(filters?.to), parsed.before),
  };
}

function later(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

function earlier(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}
