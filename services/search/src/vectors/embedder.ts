import { setTimeout as pause } from 'node:timers/promises';
import { splitPassages } from '@casewright/law/ranking';
import {
  type BeforeApplicationShutdown,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import pLimit from 'p-limit';
import { type EmbeddingClient, PATIENT } from './embedding-client.js';
import type { EmbeddingState } from './embedding-status.service.js';
import type { PassageIndex } from './passage-index.js';
import type { CaseToEmbed, EmbeddedPassage, VectorRepository } from './vector.repository.js';

/** Texts of one request, and requests at once: what a small machine with a local model bears. */
const TEXTS_AT_ONCE = 64;
const REQUESTS_AT_ONCE = 2;
const CASES_AT_ONCE = 50;
/** After a failure the next look comes later, twice as long each time, up to this. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** Cases whose passages are embedded and stored together. */
interface Lot {
  cases: { item: CaseToEmbed; passages: Omit<EmbeddedPassage, 'vector'>[] }[];
  /** All passages' texts, in order. */
  texts: string[];
}

/**
 * Embeds the library in the background, case by case. What is stored stays: a run that is killed, or
 * whose endpoint fails, is taken up where it was. Of several processes one embeds.
 */
export class Embedder implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Embedder.name);
  private readonly stop = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private readonly onePass = pLimit(1);
  /** Why the index fell behind in this pass; null if it did not. */
  private behind: Error | null = null;

  constructor(
    private readonly client: EmbeddingClient,
    private readonly vectors: VectorRepository,
    private readonly index: PassageIndex,
    private readonly state: EmbeddingState,
    private readonly lookEveryMs: number,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    let wait = this.lookEveryMs;
    while (!this.stop.signal.aborted) {
      try {
        await this.catchUp();
        this.state.works();
        wait = this.lookEveryMs;
      } catch (error) {
        if (this.stop.signal.aborted) return;
        this.state.fails(error);
        this.logger.warn('The library was not embedded; it will be tried again later.', error);
        wait = Math.min(LONGEST_WAIT_MS, wait * 2);
      }
      const jittered = wait * (0.8 + 0.4 * Math.random());
      await pause(jittered, null, { signal: this.stop.signal, ref: false }).catch(() => undefined);
    }
  }

  /** Embeds what waits, after what is under way. Resolves when nothing does. */
  catchUp(): Promise<void> {
    return this.onePass(() => this.vectors.alone(() => this.embedWaiting()));
  }

  private async embedWaiting(): Promise<void> {
    if (!(await this.vectors.isPossible())) {
      throw new Error(
        'OPENAI_EMBEDDING_MODEL is set, but the database lacks the extension pgvector (0.7 or later).',
      );
    }
    const stored = await this.vectors.storedModel();
    if (stored !== null) await this.vectors.renew();
    if (stored !== this.client.model) {
      const [sample] = await this.client.embed(['law'], PATIENT, this.stop.signal);
      if (stored !== null) await this.index.drop();
      await this.vectors.prepare(this.client.model, sample!.length);
    }
    this.behind = null;
    await this.onIndex(async () => {
      await this.index.follow(this.stop.signal);
      await this.forgetGone();
    });
    const lots = this.lots();
    const worker = async () => {
      for (let next = await lots.next(); !next.done; next = await lots.next()) {
        await this.embed(next.value);
      }
    };
    await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, worker));
    if (this.behind) throw this.behind;
  }

  /** Embedding goes on where the index cannot: vectors are kept, and the next pass tries again. */
  private async onIndex(work: () => Promise<void>): Promise<void> {
    if (this.behind) return;
    try {
      await work();
    } catch (error) {
      this.behind = error instanceof Error ? error : new Error(String(error));
    }
  }

  private async forgetGone(): Promise<void> {
    const gone = await this.vectors.gone();
    if (gone.length === 0) return;
    await this.index.remove(gone);
    await this.vectors.forget(gone);
  }

  private async *lots(): AsyncGenerator<Lot> {
    let lot: Lot = { cases: [], texts: [] };
    for (let after = 0; ; ) {
      const waiting = await this.vectors.waiting(after, CASES_AT_ONCE);
      for (const item of waiting) {
        this.stop.signal.throwIfAborted();
        await this.addTo(lot, item);
        after = item.id;
        if (lot.texts.length < TEXTS_AT_ONCE) continue;
        yield lot;
        lot = { cases: [], texts: [] };
      }
      if (waiting.length === 0) break;
    }
    if (lot.cases.length > 0) yield lot;
  }

  /** Every passage is read with the name of its case: it seldom says whose it is. */
  private async addTo(lot: Lot, item: CaseToEmbed): Promise<void> {
    const longest = this.client.manner.longest - item.name.length;
    const passages: Omit<EmbeddedPassage, 'vector'>[] = [];
    if (item.head !== '') {
      passages.push({ opinionId: null, start: 0, length: 0 });
      lot.texts.push(`${item.name}\n${item.head}`);
    }
    for (const { id, text } of await this.vectors.opinionsOf(item.id)) {
      let characters = 0;
      let counted = 0;
      for (const { start, end } of splitPassages(text, longest)) {
        characters += charactersIn(text.slice(counted, start));
        const length = charactersIn(text.slice(start, end));
        passages.push({ opinionId: id, start: characters, length });
        lot.texts.push(`${item.name}\n${text.slice(start, end)}`);
        characters += length;
        counted = end;
      }
    }
    lot.cases.push({ item, passages });
  }

  private async embed({ cases, texts }: Lot): Promise<void> {
    const vectors: number[][] = [];
    for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE) {
      const some = texts.slice(at, at + TEXTS_AT_ONCE);
      vectors.push(...(await this.client.embed(some, PATIENT, this.stop.signal)));
    }
    let at = 0;
    for (const { item, passages } of cases) {
      const embedded = passages.map((passage) => ({ ...passage, vector: vectors[at++]! }));
      await this.vectors.store(item, embedded);
    }
    await this.onIndex(() => this.index.follow(this.stop.signal));
  }
}

/** What PostgreSQL counts as one, JavaScript may count as two. */
function charactersIn(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
