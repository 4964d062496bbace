import {
  type SearchRequest,
  SearchRequestSchema,
  type SearchResponse,
  searchCases,
} from '@casewright/contracts';
import {
  type BusTransport,
  createTransport,
  type RunningService,
  startService,
} from '@casewright/messaging';
import { createLogger } from '@casewright/platform';
import { searchService } from '../index.js';

const logger = createLogger('search-spec', 'silent');

/** Who searches in the specs. */
export const searcher = {
  userId: 1,
  sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d',
  role: 'member' as const,
};

/** The search service as a user meets it: on a bus, over the starter library. */
export class Searching {
  private constructor(
    readonly transport: BusTransport,
    private readonly service: RunningService,
  ) {}

  static async start(databaseUrl: string): Promise<Searching> {
    const transport = await createTransport({ logger });
    const service = await startService(searchService, { transport, databaseUrl, logger });
    return new Searching(transport, service);
  }

  search(query: string, more: Omit<SearchRequest, 'query'> = {}): Promise<SearchResponse> {
    const request = SearchRequestSchema.parse({ query, ...more });
    return this.transport.bus.call(searchCases, request, { principal: searcher });
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.transport.close();
  }
}
