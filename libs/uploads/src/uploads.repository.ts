import { UPLOAD_CHUNK_BYTES, UPLOADS_PER_USER } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UploadEntity } from './upload.entity.js';

export interface Chunk {
  uploadId: string;
  startAt: number;
  data: Buffer;
}

/** A chunk as it is kept. */
export interface KeptChunk {
  /** As they were sent; null where they are in the object storage. */
  data: Buffer | null;
  /** The object's key there. */
  object: string | null;
}

/** Bytes as they may lie outside of the database. */
export interface SealedBytes {
  bytes: Buffer;
  /** With their owner's key; not so where the installation has no keys. */
  isSealed: boolean;
}

/** Of JSON that need not be copied: it fits into a message. */
const SHORT_BYTES = 200 * 1024;
/** Objects that are removed at a time. */
const REMOVED_AT_ONCE = 500;

/** Uploads that have not expired, through their owners, and their bytes. */
@Injectable()
export class UploadsRepository {
  constructor(private readonly db: DataSource) {}

  /** Where its tables are. */
  get schema(): string {
    return (this.db.options as { schema?: string }).schema ?? '';
  }

  async insert(upload: Omit<UploadEntity, 'createdAt'>): Promise<void> {
    await this.db.getRepository(UploadEntity).insert(upload);
  }

  async find(id: string, userId: number): Promise<UploadEntity | null> {
    const [row] = (await this.db.query(
      `SELECT id, user_id AS "userId", kind, received, complete, created_at AS "createdAt",
              expires_at AS "expiresAt", opened(sealed, name, (SELECT owner_key($2))) AS name
         FROM uploads WHERE id = $1 AND user_id = $2 AND expires_at > now()`,
      [id, userId],
    )) as UploadEntity[];
    return row ?? null;
  }

  /** What a user sent and has not used yet. */
  async countOf(userId: number): Promise<number> {
    const [row] = (await this.db.query(
      `SELECT count(*)::integer AS count FROM uploads
        WHERE user_id = $1 AND kind NOT IN ('answer', 'made') AND expires_at > now()`,
      [userId],
    )) as { count: number }[];
    return row!.count;
  }

  /**
   * False when the chunk does not fit behind what is there, or within `limit` or the user's own.
   *
   * @param object that has its bytes in the object storage
   */
  async append(
    { uploadId, startAt, data }: Chunk,
    limit: number,
    object: string | null = null,
  ): Promise<boolean> {
    const rows = (await this.db.query(
      `WITH grown AS (
         UPDATE uploads u SET received = received + $3
          WHERE id = $1 AND received = $2 AND NOT complete AND received + $3 <= $4
            AND $3 + (SELECT sum(mine.received) FROM uploads mine
                       WHERE mine.user_id = u.user_id AND mine.expires_at > now()) <= $6
         RETURNING id
       )
       INSERT INTO upload_chunks (upload_id, start_at, data, object)
       SELECT id, $2, $5, $7 FROM grown RETURNING start_at`,
      [uploadId, startAt, data.length, limit, object ? null : data, UPLOADS_PER_USER.bytes, object],
    )) as unknown[];
    return rows.length === 1;
  }

  /** A chunk's bytes for the object storage; null when it does not fit as in `append`, but for the user's own limit. */
  async seal({ uploadId, startAt, data }: Chunk, limit: number): Promise<SealedBytes | null> {
    const [row] = (await this.db.query(
      `SELECT seal($3::bytea, make_owner_key(user_id)) AS sealed FROM uploads
        WHERE id = $1 AND received = $2 AND NOT complete AND received + length($3::bytea) <= $4`,
      [uploadId, startAt, data, limit],
    )) as { sealed: Buffer | null }[];
    return row ? { bytes: row.sealed ?? data, isSealed: row.sealed !== null } : null;
  }

  /** Bytes that `seal` gave, as they were; null when their upload is gone. */
  async opened(uploadId: string, { bytes, isSealed }: SealedBytes): Promise<Buffer | null> {
    if (!isSealed) return bytes;
    const [row] = (await this.db.query(
      'SELECT opened(true, $2::bytea, owner_key(user_id)) AS bytes FROM uploads WHERE id = $1',
      [uploadId, bytes],
    )) as { bytes: Buffer }[];
    return row?.bytes ?? null;
  }

  /**
   * Copies JSON stored in the database into an upload, without its coming here. Short JSON comes.
   *
   * @param sql finds it as the text `json`
   * @returns neither `json` nor `id` where it is longer than an answer or a user's uploads may be;
   * null where the query finds nothing
   */
  async copy(
    sql: string,
    parameters: readonly unknown[],
    { id, userId, expiresAt }: Pick<UploadEntity, 'id' | 'userId' | 'expiresAt'>,
    limit: number,
  ): Promise<{ json: string | null; id: string | null } | null> {
    const [answerId, owner, expiry] = [1, 2, 3].map((at) => `$${parameters.length + at}`);
    const rows = (await this.db.query(
      `WITH made AS MATERIALIZED (
         SELECT convert_to(stored.json, 'UTF8') AS bytes FROM (${sql}) AS stored
       ), answer AS (
         INSERT INTO uploads (id, user_id, kind, received, complete, expires_at)
         SELECT ${answerId}::uuid, ${owner}::integer, 'answer', length(bytes), true, ${expiry}::timestamptz
           FROM made
          WHERE length(bytes) > ${SHORT_BYTES} AND length(bytes) <= ${limit}
            AND length(bytes) + (SELECT coalesce(sum(mine.received), 0) FROM uploads mine
                 WHERE mine.user_id = ${owner} AND mine.expires_at > now()) <= ${UPLOADS_PER_USER.bytes}
         RETURNING id
       ), chunks AS (
         INSERT INTO upload_chunks (upload_id, start_at, data)
         SELECT id, start_at, substring(bytes FROM start_at + 1 FOR ${UPLOAD_CHUNK_BYTES})
           FROM made, answer, generate_series(0, length(bytes) - 1, ${UPLOAD_CHUNK_BYTES}) AS start_at
       )
       SELECT CASE WHEN length(bytes) <= ${SHORT_BYTES} THEN convert_from(bytes, 'UTF8') END AS json,
              (SELECT id FROM answer) AS id
         FROM made`,
      [...parameters, id, userId, expiresAt],
    )) as { json: string | null; id: string | null }[];
    return rows[0] ?? null;
  }

  /** False when another number of bytes has been received. */
  async complete(id: string, size: number): Promise<boolean> {
    const { affected } = await this.db
      .getRepository(UploadEntity)
      .update({ id, received: size }, { complete: true });
    return affected === 1;
  }

  /** The chunk that begins at an offset; null when none does. */
  async chunkAt(uploadId: string, startAt: number): Promise<KeptChunk | null> {
    const [row] = (await this.db.query(
      `SELECT object,
              opened(sealed, data, (SELECT owner_key(user_id) FROM uploads WHERE id = $1)) AS data
         FROM upload_chunks WHERE upload_id = $1 AND start_at = $2`,
      [uploadId, startAt],
    )) as KeptChunk[];
    return row ?? null;
  }

  async delete(id: string, userId: number): Promise<void> {
    await this.db.getRepository(UploadEntity).delete({ id, userId });
  }

  async deleteExpired(): Promise<void> {
    await this.db.query('DELETE FROM uploads WHERE expires_at <= now()');
  }

  /** Objects of chunks that are gone, some at a time. */
  async abandoned(): Promise<string[]> {
    return this.objectsBy(`SELECT object FROM abandoned_objects LIMIT ${REMOVED_AT_ONCE}`);
  }

  async forgetAbandoned(objects: readonly string[]): Promise<void> {
    await this.db.query('DELETE FROM abandoned_objects WHERE object = ANY ($1)', [objects]);
  }

  /** Objects that there have to be. */
  async objects(): Promise<string[]> {
    return this.objectsBy('SELECT object FROM upload_chunks WHERE object IS NOT NULL');
  }

  /** Uploads of which these objects are a part. */
  async deleteWithObjects(objects: readonly string[]): Promise<void> {
    await this.db.query(
      'DELETE FROM uploads WHERE id IN (SELECT upload_id FROM upload_chunks WHERE object = ANY ($1))',
      [objects],
    );
  }

  private async objectsBy(sql: string): Promise<string[]> {
    return ((await this.db.query(sql)) as { object: string }[]).map(({ object }) => object);
  }
}
