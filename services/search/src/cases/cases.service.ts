import {
  AppError,
  isStorageFault,
  type SearchCase,
  type SearchRequestSchema,
  type SearchResponse,
} from '@casewright/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import { Tokenizer } from '../engines/built-in/analysis/tokenizer.js';
import type { DocumentFilter } from '../engines/built-in/ranking/document-filter.js';
import { rankCases } from '../engines/built-in/ranking/rank-cases.js';
import type { RankedCase, Ranking, RankOptions } from '../engines/built-in/ranking/ranking.js';
import { IndexHolder } from '../engines/built-in/read/index-holder.js';
import type { IndexReader } from '../engines/built-in/read/index-reader.js';
import { SpellingService } from '../engines/built-in/spelling/spelling.js';
import { HistoryService } from '../history/history.service.js';
import { parseQuery } from '../query/parse-query.js';
import type { ParsedQuery } from '../query/parsed-query.js';
import { queryKind } from '../query/query-kind.js';
import type { NearPassage } from '../vectors/vector.repository.js';
import { VectorSearch } from '../vectors/vector-search.js';
import { type CaseDetails, CaseDetailsRepository } from './case-details.repository.js';
import { type Asked, type OpinionPassage, toSearchCase } from './found-case.mapper.js';
import { forPinnedPage, PinnedPageService } from './pinned-page.service.js';
import { WordMarker } from './word-marker.js';

/** Whether the installation asks for a model without a key for it; for injection. */
export const KEY_MISSING = Symbol('KEY_MISSING');

/** Named in every answer, so that a reader knows what ranked the cases. */
const ENGINE = 'built-in';

type Request = z.output<typeof SearchRequestSchema>;

@Injectable()
export class CasesService {
  private readonly logger = new Logger(CasesService.name);
  private readonly tokenizer = new Tokenizer();

  constructor(
    private readonly index: IndexHolder,
    private readonly details: CaseDetailsRepository,
    private readonly spelling: SpellingService,
    private readonly history: HistoryService,
    private readonly vectors: VectorSearch,
    private readonly pins: PinnedPageService,
    @Inject(KEY_MISSING) private readonly isKeyMissing: boolean,
  ) {}

  /**
   * Searches the library; a new query (not a further page of it) goes into the history.
   * @throws AppError AI_KEY_INVALID where a model was asked for without a key, so that it is noticed
   */
  async search(request: Request): Promise<SearchResponse> {
    if (this.isKeyMissing) {
      throw new AppError(
        'AI_KEY_INVALID',
        'The OpenAI API key appears to be invalid or missing. Please check your configuration.',
      );
    }
    if (request.page > 1) return this.find(request);
    const query = request.query.replaceAll('\0', ' ');
    const [answer] = await Promise.all([
      this.find(request),
      this.remember(query, request.category),
    ]);
    return answer;
  }

  /** What is found can be read from a full disk; only the trace in the history is missing then. */
  private async remember(query: string, category: Request['category']): Promise<void> {
    try {
      await this.history.record(query, category);
    } catch (error) {
      if (!isStorageFault(error)) throw error;
      this.logger.warn(
        'A search was not recorded in the history: the disk of the database is full.',
      );
    }
  }

  /** The search alone: for other tools, and for callers without a user. */
  async find({ query, filters, page, pageSize, sort }: Request): Promise<SearchResponse> {
    const given = parseQuery(query);
    const pinned = await this.pins.find(given);
    const parsed = pinned ? forPinnedPage(given, pinned) : given;
    const near = await this.vectors.nearest(parsed.text, queryKind(parsed.text));
    const options: RankOptions = {
      filter: toFilter(parsed, filters),
      sort,
      offset: (page - 1) * pageSize,
      limit: pageSize,
      near,
    };
    const { index, ranking, details } = await this.newest(parsed, options);
    return {
      cases: this.describe(ranking, details, near, index, { text: parsed.text, pinned }),
      total: ranking.total,
      ...(ranking.phraseReach && { phraseReach: ranking.phraseReach }),
      facets: ranking.facets,
      suggestion: await this.spelling.suggest(query, ranking.unknown, index),
      page,
      pageSize,
      engine: ENGINE,
    };
  }

  /**
   * Ranks in the generation at hand. The records, which are read from the database anyway, tell
   * whether that is still the newest; if not, which is once a publication, the search is made again.
   */
  private async newest(parsed: ParsedQuery, options: RankOptions) {
    let index = await this.index.held();
    for (;;) {
      const ranking = await rankCases(index, parsed, this.tokenizer, options);
      const { generation, details } = await this.details.read(
        index.generation,
        ranking.cases.map(({ caseId, best }) => ({
          caseId,
          topCiter: index.docs.topCiter[decisionOf(caseId, index)]!,
          passage: best,
        })),
      );
      if (generation <= index.generation) return { index, ranking, details };
      index = await this.index.atLeast(generation);
    }
  }

  private describe(
    ranking: Ranking,
    details: Map<number, CaseDetails>,
    near: readonly NearPassage[],
    index: IndexReader,
    asked: Asked,
  ): SearchCase[] {
    const marker = new WordMarker(
      this.tokenizer,
      new Map(ranking.terms.map(({ term, weight }) => [term, weight])),
    );
    const meant = new Map(near.map((passage) => [passage.caseId, passage]));
    return ranking.cases.flatMap((ranked) => {
      const found = details.get(ranked.caseId);
      // Deleted since this generation was made.
      if (!found) return [];
      const passage = passageOf(ranked, found, meant.get(ranked.caseId));
      const citedBy = index.docs.citedBy[decisionOf(ranked.caseId, index)]!;
      return toSearchCase({ ranked, details: found, passage, citedBy, asked }, marker);
    });
  }
}

/** The record that stands for a case's decision: who cites any of its records is counted there. */
function decisionOf(caseId: number, { docs }: IndexReader): number {
  return docs.leader[caseId] || caseId;
}

/** The passage of an opinion that a case is shown with: of its words, else of its meaning. */
function passageOf(
  { best }: RankedCase,
  { passage, passageOpinion }: CaseDetails,
  meant: NearPassage | undefined,
): OpinionPassage | undefined {
  if (best !== null) {
    if (passage === null || passageOpinion === null) return undefined;
    return { text: passage, place: { opinion: passageOpinion, at: best.start } };
  }
  if (!meant?.text || meant.opinion === null) return undefined;
  return { text: meant.text, place: { opinion: meant.opinion, at: meant.start } };
}

function toFilter(parsed: ParsedQuery, filters: Request['filters']): DocumentFilter {
  const day = (date: string | undefined) => (date ? Number(date.replaceAll('-', '')) : null);
  return {
    jurisdiction: filters?.jurisdiction ?? null,
    court: filters?.court ?? null,
    courts: parsed.courts,
    exceptCourts: parsed.exceptCourts,
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
