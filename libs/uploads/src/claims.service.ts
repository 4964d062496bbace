import { randomUUID } from 'node:crypto';
import {
  type Answer,
  AppError,
  INLINE_BYTES,
  type TextSource,
  UPLOAD_CHUNK_BYTES,
} from '@casewright/contracts';
import { currentUserId, inChunks, WrittenJson } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { ChunksService } from './chunks.service.js';
import { type StoredJson, UploadsRepository } from './uploads.repository.js';
import { UploadsService } from './uploads.service.js';

/** An answer is fetched at once; what nobody fetched need not stay longer. */
const ANSWER_MINUTES = 5;
/** Bytes of JSON. Ten times what the largest allowed text of citations makes. */
const LARGEST_ANSWER = 64 * 1024 * 1024;

/** Texts that calls are about and answers to them, in the message or alongside it. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly uploads: UploadsService,
    private readonly repository: UploadsRepository,
    private readonly chunks: ChunksService,
  ) {}

  /** @throws AppError VALIDATION_FAILED for no source or both, or for bytes that are not UTF-8. */
  async readText({ text, uploadId }: TextSource): Promise<string> {
    if (text !== undefined && uploadId === undefined) return text;
    if (uploadId === undefined || text !== undefined) {
      throw new AppError('VALIDATION_FAILED', 'Give either a text or an upload.');
    }
    const chunks: Buffer[] = [];
    for await (const chunk of this.uploads.chunks(uploadId)) chunks.push(chunk);
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
        Buffer.concat(chunks),
      );
    } catch (error) {
      throw new AppError('VALIDATION_FAILED', 'The text is not in UTF-8.', { cause: error });
    }
  }

  /** A small answer as it is; a large one stored for its caller, who reads it in chunks. */
  async answer<T>(answer: T | WrittenJson<T>): Promise<Answer<T>> {
    const isWritten = answer instanceof WrittenJson;
    const json = isWritten ? answer.bytes : Buffer.from(JSON.stringify(answer));
    if (json.length > INLINE_BYTES) return { uploadId: (await this.keep('answer', [json])).id };
    return { value: isWritten ? (JSON.parse(json.toString()) as T) : answer };
  }

  /**
   * JSON stored in the database, for its caller: large, as an answer that is read in chunks.
   *
   * @returns null where there is none
   */
  async stored(query: StoredJson): Promise<{ json: string } | { uploadId: string } | null> {
    const answer = { id: randomUUID(), userId: currentUserId(), expiresAt: expiry() };
    const found = await this.repository.copy(query, answer, LARGEST_ANSWER);
    if (!found) return null;
    if (found.json !== null) return { json: found.json };
    if (found.id === null) throw tooLarge();
    return { uploadId: found.id };
  }

  /**
   * Stores bytes for their caller, who reads them in chunks: an answer, which is read at once, or a
   * file that was made.
   *
   * @returns the id, and their number
   */
  async keep(
    kind: 'answer' | 'made',
    bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  ): Promise<{ id: string; size: number }> {
    const id = randomUUID();
    const userId = currentUserId();
    const expiresAt = expiry();
    await this.repository.insert({
      id,
      userId,
      kind,
      name: null,
      received: 0,
      complete: false,
      expiresAt,
    });
    const place = kind === 'answer' ? this.repository : this.chunks;
    let size = 0;
    for await (const data of inChunks(bytes, UPLOAD_CHUNK_BYTES)) {
      const chunk = { uploadId: id, startAt: size, data };
      if (!(await place.append(chunk, LARGEST_ANSWER))) throw tooLarge();
      size += data.length;
    }
    await this.repository.complete(id, size);
    return { id, size };
  }
}

const expiry = (): Date => new Date(Date.now() + ANSWER_MINUTES * 60_000);

function tooLarge(): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', 'The answer is too large. Send less text.');
}
