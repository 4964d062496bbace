import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { UploadEntity } from './upload.entity.js';
import { UploadChunkEntity } from './upload-chunk.entity.js';

/** UTF-16 units, or bytes, that the database gets in one message. */
const PIECE = 256 * 1024;
const HIGH_SURROGATE = /[\ud800-\udbff]/;

/**
 * Texts for a statement of a transaction. A long one goes ahead of it in pieces and is put together
 * in the database: to make one message of megabytes holds the event loop.
 */
export class SentTexts {
  /** Those of the SQL that `send` gives. */
  readonly parameters: Record<string, Buffer | string> = {};
  private readonly ids: string[] = [];

  constructor(
    private readonly db: EntityManager,
    private readonly userId: number,
  ) {}

  /** @returns SQL for the text, whose parameter has this name */
  async send(name: string, text: string | Buffer): Promise<string> {
    if (text.length <= PIECE) {
      this.parameters[name] = Buffer.from(text);
      return `convert_from(:${name}, 'UTF8')`;
    }
    this.parameters[name] = await this.sendAhead(text);
    return `(SELECT convert_from(string_agg(data, ''::bytea ORDER BY start_at), 'UTF8')
               FROM upload_chunks WHERE upload_id = :${name})`;
  }

  /** Once the statement has been executed; nobody else has seen what went ahead of it. */
  async discard(): Promise<void> {
    if (this.ids.length > 0) await this.db.delete(UploadEntity, this.ids.splice(0));
  }

  private async sendAhead(text: string | Buffer): Promise<string> {
    const id = randomUUID();
    const owner = { userId: this.userId, expiresAt: new Date() };
    await this.db.insert(UploadEntity, { id, ...owner, kind: 'answer' });
    this.ids.push(id);
    let startAt = 0;
    for (const data of piecesOf(text)) {
      await this.db.insert(UploadChunkEntity, { uploadId: id, startAt, data });
      startAt += data.length;
    }
    return id;
  }
}

function* piecesOf(text: string | Buffer): Generator<Buffer> {
  for (let at = 0; at < text.length; ) {
    const piece = typeof text === 'string' ? wholeLetters(text, at) : text.subarray(at, at + PIECE);
    yield Buffer.from(piece);
    at += piece.length;
  }
}

/** No pair of surrogates is parted: one of them alone cannot be sent. */
function wholeLetters(text: string, at: number): string {
  const piece = text.slice(at, at + PIECE);
  const isParted = at + PIECE < text.length && HIGH_SURROGATE.test(piece.slice(-1));
  return isParted ? piece.slice(0, -1) : piece;
}
