import type { ParsedQuery } from '@casewright/law/ranking';
import { LRUCache } from 'lru-cache';
import { type EmbeddingClient, QUICK } from './embedding-client.js';
import type { EmbeddingState } from './embedding-status.service.js';
import { type Nearest, NOTHING_NEAR, type PassageIndex } from './passage-index.js';
import type { VectorRepository } from './vector.repository.js';

/** Cases that meaning alone may bring. */
const CASES = 50;
/** Requests at once; who comes beyond goes by words alone rather than wait. */
const IN_FLIGHT_AT_MOST = 16;
/** After a failure nobody is made to wait for the next one. */
const PAUSE_MS = 15_000;
const CACHE_BYTES = 8 * 1024 * 1024;

/** Finds cases by what a query means. Where that cannot be done, search goes by words as usual. */
export class VectorSearch {
  private readonly known = new LRUCache<string, number[]>({ maxSize: CACHE_BYTES });
  private inFlight = 0;
  private pausedUntil = 0;
  private isReady = false;

  /** @param client null where no model is configured */
  constructor(
    private readonly client: EmbeddingClient | null,
    private readonly vectors: VectorRepository,
    private readonly index: PassageIndex,
    private readonly state: EmbeddingState,
  ) {}

  /** The nearest cases, nearest first; none for a citation or a name, which mean only themselves. */
  async nearest({ text, kind }: ParsedQuery): Promise<Nearest> {
    const { client } = this;
    if (!client || text === '' || kind === 'citation' || kind === 'name') return NOTHING_NEAR;
    if (Date.now() < this.pausedUntil || this.inFlight >= IN_FLIGHT_AT_MOST) return NOTHING_NEAR;
    this.inFlight++;
    try {
      this.isReady ||= (await this.vectors.storedModel()) === client.model;
      if (!this.isReady) return NOTHING_NEAR;
      const vector = await this.vectorOf(text, client);
      return await this.index.nearest(vector, CASES);
    } catch (error) {
      this.isReady = false;
      this.pausedUntil = Date.now() + PAUSE_MS;
      this.state.fails(error);
      return NOTHING_NEAR;
    } finally {
      this.inFlight--;
    }
  }

  private async vectorOf(text: string, client: EmbeddingClient): Promise<number[]> {
    const known = this.known.get(text);
    if (known) return known;
    const [vector] = await client.embed([text], QUICK);
    this.state.works();
    this.known.set(text, vector!, { size: vector!.length * 8 + text.length * 2 });
    return vector!;
  }
}
