import { randomUUID } from 'node:crypto';
import { AppError, UPLOAD_CHUNK_BYTES } from '@casewright/contracts';
import { type ClaimStore, Json, KeptJson } from '@casewright/messaging';
import { currentUserId, inChunks } from '@casewright/platform';
import type { ChunksService } from './chunks.service.js';
import type { UploadsRepository } from './uploads.repository.js';
import type { UploadsService } from './uploads.service.js';

/** An answer is fetched at once; what nobody fetched need not stay longer. */
const ANSWER_MINUTES = 5;
/** Bytes of JSON. Ten times what the largest allowed text of citations makes. */
const LARGEST_ANSWER = 64 * 1024 * 1024;

/** Requests and answers too large for a message, and files that were made, for their user only. */
export class KeptBytes implements ClaimStore {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly chunks: ChunksService,
    private readonly sent: UploadsService,
  ) {}

  async keep(json: Buffer): Promise<string> {
    return (await this.add('answer', [json])).id;
  }

  read(id: string): Promise<Buffer> {
    return this.sent.whole(id);
  }

  /** A file that was made. @returns the id, and its number of bytes */
  keepFile(bytes: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<{ id: string; size: number }> {
    return this.add('made', bytes);
  }

  /**
   * JSON stored in the database, for an answer. What is large is copied there, and does not come here.
   *
   * @param sql finds it as the text `json`
   * @returns null where there is none
   * @throws AppError PAYLOAD_TOO_LARGE
   */
  async select<T>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<Json<T> | KeptJson<T> | null> {
    const answer = { id: randomUUID(), userId: currentUserId(), expiresAt: expiry() };
    const found = await this.uploads.copy(sql, parameters, answer, LARGEST_ANSWER);
    if (!found) return null;
    if (found.json !== null) return new Json(Buffer.from(found.json));
    if (found.id === null) throw tooLarge();
    return new KeptJson(found.id);
  }

  private async add(
    kind: 'answer' | 'made',
    bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  ): Promise<{ id: string; size: number }> {
    const id = randomUUID();
    const owner = { userId: currentUserId(), expiresAt: expiry() };
    await this.uploads.insert({ id, ...owner, kind, name: null, received: 0, complete: false });
    const place = kind === 'answer' ? this.uploads : this.chunks;
    let size = 0;
    for await (const data of inChunks(bytes, UPLOAD_CHUNK_BYTES)) {
      const chunk = { uploadId: id, startAt: size, data };
      if (!(await place.append(chunk, LARGEST_ANSWER))) throw tooLarge();
      size += data.length;
    }
    await this.uploads.complete(id, size);
    return { id, size };
  }
}

const expiry = (): Date => new Date(Date.now() + ANSWER_MINUTES * 60_000);

function tooLarge(): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', 'The answer is too large. Send less text.');
}
