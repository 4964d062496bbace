import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UPLOAD_CHUNK_BYTES } from '@casewright/contracts';
import { type ObjectStore, openStore } from '@casewright/object-store';
import { openTestSchema, type S3Server, startS3, type TestSchema } from '@casewright/testing';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { uploadsDatabase } from '../test/uploads-database.js';
import { ChunksService } from './chunks.service.js';
import { moveToDatabase, moveToStorage, UploadsRepository } from './index.js';

const LIMIT = 64 * 1024 * 1024;
const WORD = 'Quaxinthrop';
/** Past an upload's life. */
const LONG_AGO = new Date(Date.now() - 3 * 3_600_000);

describe('bytes in an object storage', () => {
  let schema: TestSchema;
  let s3: S3Server;
  let store: ObjectStore;
  let uploads: UploadsRepository;
  let chunks: ChunksService;

  beforeAll(async () => {
    s3 = await startS3();
    store = (await openStore({ ...s3.env }))!;
    schema = await openTestSchema('analysis', uploadsDatabase);
    uploads = new UploadsRepository(schema.source);
    chunks = new ChunksService(uploads, store);
  });
  afterAll(async () => {
    await schema.drop();
    await s3.stop();
  });
  beforeEach(async () => {
    await schema.source.query('DELETE FROM uploads');
    await chunks.sweep();
  });

  /** Bytes that a user sent whole. */
  async function send(bytes: Buffer, by = chunks): Promise<string> {
    const id = randomUUID();
    const expiresAt = new Date(Date.now() + 60_000);
    await uploads.insert({
      id,
      userId: 1,
      kind: 'document',
      name: 'brief.pdf',
      received: 0,
      complete: false,
      expiresAt,
    });
    for (let startAt = 0; startAt < bytes.length; startAt += UPLOAD_CHUNK_BYTES) {
      const data = bytes.subarray(startAt, startAt + UPLOAD_CHUNK_BYTES);
      expect(await by.append({ uploadId: id, startAt, data }, LIMIT)).toBe(true);
    }
    await uploads.complete(id, bytes.length);
    return id;
  }

  async function receive(id: string, by = chunks): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let at = 0; ; at += parts.at(-1)!.length) {
      const part = await by.at(id, at);
      if (!part) return Buffer.concat(parts);
      parts.push(part);
    }
  }

  const keys = async (): Promise<string[]> =>
    (await store.list('uploads/')).map(({ key }) => key).sort();
  /** What the server has of an object, as a file. */
  const fileOf = (key: string): string => join(s3.objects, `${key}._S3rver_object`);
  /** Where the chunks' bytes are, by their columns. */
  const places = (): Promise<unknown[]> =>
    schema.source.query(
      `SELECT count(data)::integer AS here, count(object)::integer AS there FROM upload_chunks`,
    );
  const inDatabase = () => new ChunksService(uploads, null);

  it('are what they were, byte for byte, from either place', async () => {
    const bytes = randomBytes(3 * UPLOAD_CHUNK_BYTES + 17);
    const [stored, kept] = [await send(bytes), await send(bytes, inDatabase())];
    expect(await keys()).toHaveLength(4);
    expect(await places()).toEqual([{ here: 4, there: 4 }]);
    for (const id of [stored, kept]) expect((await receive(id)).equals(bytes)).toBe(true);
  });

  it('are sealed, and say what they have to be', async () => {
    const id = await send(Buffer.from(`${WORD} is privileged.`));
    const [key = ''] = await keys();
    expect(key).toMatch(new RegExp(`^uploads/analysis/${id}/0-[0-9a-f]{16}-[0-9a-f]{64}\\.pgp$`));
    expect(readFileSync(fileOf(key)).includes(WORD)).toBe(false);
    expect(String(await receive(id))).toContain(WORD);
  });

  it('are taken once, and what was not taken is not there', async () => {
    const id = await send(Buffer.from('abc'));
    const again = { uploadId: id, startAt: 3, data: Buffer.from('more') };
    expect(await chunks.append(again, LIMIT)).toBe(false);
    expect(await keys()).toHaveLength(1);
    expect(await chunks.has({ uploadId: id, startAt: 0, data: Buffer.from('abc') })).toBe(true);
    expect(await chunks.has({ uploadId: id, startAt: 0, data: Buffer.from('abd') })).toBe(false);
  });

  it('are to be sent again where the storage has changed or lost them', async () => {
    const [changed, lost] = [await send(Buffer.from('abc')), await send(Buffer.from('def'))];
    const found = await keys();
    const of = (id: string): string => fileOf(found.find((key) => key.includes(id)) ?? '');
    writeFileSync(of(changed), 'something else');
    rmSync(of(lost));
    const said = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    for (const id of [changed, lost]) {
      await expect(chunks.at(id, 0)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'The upload no longer exists. Please send it again.',
      });
    }
    expect(said.mock.calls).toEqual([
      [expect.stringMatching(/is not what was put there/)],
      [expect.stringMatching(/^The object storage no longer has uploads\/analysis\//)],
    ]);
    said.mockRestore();
  });

  it('cannot be stored or read while the storage is away, which is said', async () => {
    const id = await send(Buffer.from('abc'));
    const nowhere = await openStore({ ...s3.env, OBJECT_STORE_ENDPOINT: 'http://127.0.0.1:9' });
    const away = new ChunksService(uploads, nowhere);
    const unavailable = { code: 'UNAVAILABLE', message: expect.stringContaining('try again') };
    await expect(away.at(id, 0)).rejects.toMatchObject(unavailable);
    await expect(send(Buffer.from('def'), away)).rejects.toMatchObject(unavailable);
    await expect(inDatabase().at(id, 0)).rejects.toMatchObject(unavailable);
    expect(String(await receive(id))).toBe('abc');
  });

  it('go from the storage when nobody needs them, whoever deleted them', async () => {
    const [id, kept] = [await send(Buffer.from('abc')), await send(Buffer.from('def'))];
    await schema.source.query('DELETE FROM uploads WHERE id = $1', [id]);
    await chunks.sweep();
    expect(await keys()).toEqual([expect.stringContaining(kept)]);
    expect(await schema.source.query('SELECT * FROM abandoned_objects')).toEqual([]);
  });

  it('are compared with what there is: neither side keeps what the other lacks', async () => {
    const [kept, lost] = [await send(Buffer.from('abc')), await send(Buffer.from('def'))];
    const before = await keys();
    rmSync(fileOf(before.find((key) => key.includes(lost)) ?? ''));
    for (const [name, when] of [
      ['old', LONG_AGO],
      ['young', new Date()],
    ] as const) {
      const key = `uploads/analysis/${randomUUID()}/0-${name}`;
      await store.putBytes(key, Buffer.from(name), '');
      utimesSync(fileOf(key), when, when);
    }
    await store.putBytes('uploads/export/another/0-service', Buffer.from('x'), '');
    await chunks.reconcile();
    const names = (await keys()).map((key) => key.split('/').slice(-2).join('/'));
    expect(names).toHaveLength(3);
    for (const part of [kept, '0-young', 'another/0-service'])
      expect(names).toContainEqual(expect.stringContaining(part));
    expect(await schema.source.query('SELECT id FROM uploads')).toEqual([{ id: kept }]);
    await store.delete(await keys());
  });

  it('move to the storage and back without a key, sealed as they are', async () => {
    const bytes = randomBytes(UPLOAD_CHUNK_BYTES + 5);
    const id = await send(bytes, inDatabase());
    const db = new Client({ connectionString: schema.url });
    await db.connect();
    try {
      await db.query('SET search_path TO analysis, public');
      expect(await moveToStorage(db, 'analysis', store)).toBe(2);
      expect(await places()).toEqual([{ here: 0, there: 2 }]);
      expect((await receive(id)).equals(bytes)).toBe(true);
      expect(await moveToDatabase(db, store)).toBe(2);
    } finally {
      await db.end();
    }
    expect(await places()).toEqual([{ here: 2, there: 0 }]);
    expect(await keys()).toEqual([]);
    expect((await receive(id, inDatabase())).equals(bytes)).toBe(true);
  });

  it('stay whole where two move them at once', async () => {
    const bytes = randomBytes(5 * UPLOAD_CHUNK_BYTES);
    const id = await send(bytes, inDatabase());
    const clients = [1, 2].map(() => new Client({ connectionString: schema.url }));
    const moved = await Promise.all(
      clients.map(async (db) => {
        await db.connect();
        await db.query('SET search_path TO analysis, public');
        return moveToStorage(db, 'analysis', store).finally(() => db.end());
      }),
    );
    expect((moved[0] ?? 0) + (moved[1] ?? 0)).toBe(5);
    expect(await keys()).toHaveLength(5);
    expect((await receive(id)).equals(bytes)).toBe(true);
  });
});
