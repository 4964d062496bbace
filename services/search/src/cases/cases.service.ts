import {
  AppError,
  type HistoryOpens,
  isStorageFault,
  type SearchResponse,
} from '@casewright/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { HistoryService } from '../history/history.service.js';
import { CaseFinder } from './case-finder.js';
import type { SearchInput } from './query-reader.js';
import { measureAnswer, stages } from './search-metrics.js';

/** Injection token: whether a model is configured without a key. */
export const KEY_MISSING = Symbol('KEY_MISSING');

@Injectable()
export class CasesService {
  private readonly logger = new Logger(CasesService.name);

  constructor(
    private readonly finder: CaseFinder,
    private readonly history: HistoryService,
    @Inject(KEY_MISSING) private readonly isKeyMissing: boolean,
  ) {}

  /**
   * Searches the library and adds a new query (not a further page) to the history.
   * @throws AppError AI_KEY_INVALID if a model is configured without a key, so that someone notices
   */
  async search(request: SearchInput): Promise<SearchResponse> {
    if (this.isKeyMissing) {
      throw new AppError(
        'AI_KEY_INVALID',
        'The OpenAI API key appears to be invalid or missing. Please check your configuration.',
      );
    }
    if (request.page > 1) return this.find(request);
    const answer = this.find(request);
    await Promise.all([answer, this.remember(request, answer)]);
    return answer;
  }

  /** The search alone: for other tools, and for callers without a user. */
  async find(request: SearchInput): Promise<SearchResponse> {
    const ends = stages();
    const answer = await this.finder.find(request);
    ends('all');
    measureAnswer(answer);
    return answer;
  }

  /** A full disk does not keep anyone from searching; only the history entry is lost. */
  private async remember(request: SearchInput, answer: Promise<SearchResponse>): Promise<void> {
    try {
      const { category } = request;
      const query = request.query.replaceAll('\0', ' ');
      const entry = await this.history.record({ query, category, opens: opensOf(request) });
      await this.history.keepCoverage(entry, await answer);
    } catch (error) {
      if (!isStorageFault(error)) throw error;
      this.logger.warn('A search was not recorded in the history: the database’s disk is full.');
    }
  }
}

/** The search as it is run, where its query alone would not run it so. */
function opensOf({ filters = {}, sort, verbatim }: SearchInput): HistoryOpens | undefined {
  const isNarrowed = Object.keys(filters).length > 0;
  if (!isNarrowed && sort === 'relevance' && !verbatim) return undefined;
  return { kind: 'search', filters, sort, ...(verbatim && { verbatim }) };
}
