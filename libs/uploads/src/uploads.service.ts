import { randomUUID } from 'node:crypto';
import {
  AppError,
  UPLOAD_MINUTES,
  UPLOADS_PER_USER,
  type Upload,
  type UploadKind,
} from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { ChunksService } from './chunks.service.js';
import type { UploadEntity } from './upload.entity.js';
import { type Chunk, UploadsRepository } from './uploads.repository.js';

const MEGABYTE = 1024 * 1024;

/** Injection token: the bytes that an upload of each kind may have. */
export const UPLOAD_BYTES: unique symbol = Symbol('casewright:upload-bytes');

/** The claim check of what is too large for a message; all of it through the owner. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly uploads: UploadsRepository,
    private readonly kept: ChunksService,
    @Inject(UPLOAD_BYTES) private readonly limits: Record<UploadKind, number>,
  ) {}

  /** @throws AppError RATE_LIMITED when the user has as many as may be here. */
  async open(kind: UploadKind, name: string | null): Promise<Upload> {
    const userId = currentUserId();
    await this.uploads.deleteExpired();
    if ((await this.uploads.countOf(userId)) >= UPLOADS_PER_USER.count) throw tooMuch();
    const expiresAt = new Date(Date.now() + UPLOAD_MINUTES * 60_000);
    const upload = {
      id: randomUUID(),
      userId,
      kind,
      name,
      received: 0,
      complete: false,
      expiresAt,
    };
    await this.uploads.insert(upload);
    return toUpload(upload);
  }

  /**
   * Adds bytes at the end. A repeated chunk changes nothing.
   *
   * @throws AppError CONFLICT, PAYLOAD_TOO_LARGE, RATE_LIMITED, or NOT_FOUND.
   */
  async append(id: string, startAt: number, data: Buffer): Promise<Upload> {
    const upload = await this.mustFind(id);
    const limit = this.limitOf(upload.kind);
    const chunk = { uploadId: id, startAt, data };
    const taken = await this.kept.append(chunk, limit);
    if (!taken && !(await this.kept.has(chunk))) throw await this.refusal(chunk, limit);
    return toUpload(await this.mustFind(id));
  }

  /** @throws AppError CONFLICT when not exactly `size` bytes have arrived. */
  async complete(id: string, size: number): Promise<Upload> {
    const { received } = await this.mustFind(id);
    if (!(await this.uploads.complete(id, size))) {
      throw new AppError(
        'CONFLICT',
        `The upload has ${received} of ${size} bytes. Send the rest, or start over.`,
      );
    }
    return toUpload(await this.mustFind(id));
  }

  /** The chunk at an offset and the offset of the next; null at the end. */
  async read(id: string, startAt: number): Promise<{ data: Buffer; next: number | null }> {
    const upload = await this.mustFindComplete(id);
    if (startAt === upload.received) return { data: Buffer.alloc(0), next: null };
    const data = await this.kept.at(id, startAt);
    if (!data) throw new AppError('CONFLICT', `No chunk of the upload begins at byte ${startAt}.`);
    const next = startAt + data.length;
    return { data, next: next < upload.received ? next : null };
  }

  /** All bytes of a complete upload, one chunk in memory at a time. */
  async *chunks(id: string): AsyncGenerator<Buffer> {
    for (let at: number | null = 0; at !== null; ) {
      const { data, next } = await this.read(id, at);
      yield data;
      at = next;
    }
  }

  async whole(id: string): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of this.chunks(id)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  /** @throws AppError VALIDATION_FAILED for bytes that are not UTF-8 */
  async text(id: string): Promise<string> {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
        await this.whole(id),
      );
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('VALIDATION_FAILED', 'The text is not in UTF-8.', { cause: error });
    }
  }

  async discard(id: string): Promise<void> {
    await this.uploads.delete(id, currentUserId());
  }

  async mustFindComplete(id: string): Promise<UploadEntity> {
    const upload = await this.mustFind(id);
    if (!upload.complete) throw new AppError('CONFLICT', 'The upload is not complete yet.');
    return upload;
  }

  private async mustFind(id: string): Promise<UploadEntity> {
    const upload = await this.uploads.find(id, currentUserId());
    if (!upload) {
      throw new AppError('NOT_FOUND', 'The upload no longer exists. Please send it again.');
    }
    return upload;
  }

  /** Why a chunk was not taken. */
  private async refusal({ uploadId, startAt, data }: Chunk, limit: number): Promise<AppError> {
    const { received, complete } = await this.mustFind(uploadId);
    if (complete) return new AppError('CONFLICT', 'The upload is complete; nothing can be added.');
    if (startAt !== received) {
      return new AppError('CONFLICT', `The next chunk of the upload begins at byte ${received}.`);
    }
    if (received + data.length <= limit) return tooMuch();
    return new AppError(
      'PAYLOAD_TOO_LARGE',
      `This is larger than ${limit / MEGABYTE} MB. Please send it in parts.`,
    );
  }

  /** Bytes that may be sent; answers are not sent to us. */
  private limitOf(kind: UploadEntity['kind']): number {
    return kind === 'answer' || kind === 'made' ? 0 : this.limits[kind];
  }
}

function tooMuch(): AppError {
  return new AppError(
    'RATE_LIMITED',
    'You have too many uploads in progress. Wait until one of them is done, and try again.',
    { retryAfter: 30 },
  );
}

/** An upload as its owner sees it. What is our own is never shown as one. */
function toUpload(upload: Omit<UploadEntity, 'createdAt'>): Upload {
  const { id, kind, name, received, complete, expiresAt } = upload;
  if (kind === 'answer' || kind === 'made') throw new Error('It is not an upload of its reader.');
  return { id, kind, name, received, complete, expiresAt: expiresAt.toISOString() };
}
