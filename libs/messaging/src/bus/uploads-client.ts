import { setTimeout as pause } from 'node:timers/promises';
import {
  AppError,
  PASSING_ERRORS,
  UPLOAD_CHUNK_BYTES,
  type UploadCalls,
  type UploadKind,
} from '@casewright/contracts';
import { inChunks } from '@casewright/platform';
import type { Bus } from './bus.js';

/** Pauses before a chunk is asked for again: long enough for a service that starts anew. */
const PAUSES_MS = [250, 500, 1_000, 2_000];

/** Brings bytes to a service and back, a chunk at a time: they are never whole in this process. */
export class UploadsClient {
  constructor(
    private readonly bus: Pick<Bus, 'call'>,
    private readonly calls: UploadCalls,
    private readonly pausesMs: readonly number[] = PAUSES_MS,
  ) {}

  /** The id; nothing is there when it fails. */
  async send(
    upload: { kind: UploadKind; name?: string },
    bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  ): Promise<string> {
    const { id } = await this.bus.call(this.calls.open, upload);
    try {
      let offset = 0;
      for await (const chunk of inChunks(bytes, UPLOAD_CHUNK_BYTES)) {
        const data = chunk.toString('base64');
        offset = (await this.bus.call(this.calls.append, { id, offset, data })).received;
      }
      await this.bus.call(this.calls.complete, { id, size: offset });
      return id;
    } catch (error) {
      await this.discard(id);
      throw error;
    }
  }

  async *read(id: string): AsyncGenerator<Buffer> {
    for (let offset: number | null = 0; offset !== null; ) {
      const chunk = await this.readChunk(id, offset);
      yield Buffer.from(chunk.data, 'base64');
      offset = chunk.next;
    }
  }

  /** As `read`; then they are gone. */
  async *take(id: string): AsyncGenerator<Buffer, undefined> {
    try {
      yield* this.read(id);
    } finally {
      await this.discard(id);
    }
  }

  /** Asks again while a service is away: what is left may have been promised to a client already. */
  private async readChunk(
    id: string,
    offset: number,
  ): Promise<{ data: string; next: number | null }> {
    for (const ms of this.pausesMs) {
      try {
        return await this.bus.call(this.calls.read, { id, offset });
      } catch (error) {
        if (!(error instanceof AppError && PASSING_ERRORS.includes(error.code))) throw error;
      }
      await pause(ms);
    }
    return this.bus.call(this.calls.read, { id, offset });
  }

  /** What cannot be removed now expires. */
  async discard(id: string): Promise<void> {
    try {
      await this.bus.call(this.calls.discard, { id });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}
