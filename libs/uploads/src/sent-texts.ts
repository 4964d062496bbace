import { randomUUID } from 'node:crypto';
import { UPLOAD_CHUNK_BYTES } from '@casewright/contracts';
import { inChunks } from '@casewright/platform';
import type { EntityManager } from 'typeorm';
import { UploadEntity } from './upload.entity.js';
import { UploadChunkEntity } from './upload-chunk.entity.js';

/**
 * Texts for a statement of a transaction. A long one goes ahead of it in pieces and is put together
 * in the database: to make one message of megabytes holds the event loop.
 */
export class SentTexts {
  /** Those of the SQL that `send` gives. */
  readonly parameters: Record<string, Buffer | string | number> = {};
  private readonly ids: string[] = [];

  constructor(
    private readonly db: EntityManager,
    private readonly userId: number,
  ) {}

  /** @returns SQL for the text, whose parameter has this name */
  async send(name: string, text: string | Buffer): Promise<string> {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    if (bytes.length <= UPLOAD_CHUNK_BYTES) {
      this.parameters[name] = bytes;
      return `convert_from(:${name}, 'UTF8')`;
    }
    this.parameters[name] = await this.sendAhead(bytes);
    this.parameters.owner = this.userId;
    return `(SELECT convert_from(string_agg(opened(sealed, data, (SELECT owner_key(:owner))),
                      ''::bytea ORDER BY start_at), 'UTF8')
               FROM upload_chunks WHERE upload_id = :${name})`;
  }

  /** Once the statement has been executed; nobody else has seen what went ahead of it. */
  async discard(): Promise<void> {
    if (this.ids.length > 0) await this.db.delete(UploadEntity, this.ids.splice(0));
  }

  private async sendAhead(bytes: Buffer): Promise<string> {
    const id = randomUUID();
    const owner = { userId: this.userId, expiresAt: new Date() };
    await this.db.insert(UploadEntity, { id, ...owner, kind: 'answer' });
    this.ids.push(id);
    let startAt = 0;
    for await (const data of inChunks([bytes], UPLOAD_CHUNK_BYTES)) {
      await this.db.insert(UploadChunkEntity, { uploadId: id, startAt, data });
      startAt += data.length;
    }
    return id;
  }
}
