import {
  type AppError,
  type Principal,
  UPLOAD_CHUNK_BYTES,
  UPLOAD_LIMITS,
  UPLOADS_PER_USER,
  type UploadKind,
  uploadsOf,
} from '@casewright/contracts';
import { DatabaseModule } from '@casewright/database';
import type { ServiceDefinition } from '@casewright/messaging';
import {
  openTestSchema,
  type RunningServices,
  type S3Server,
  startS3,
  startServices,
  type TestSchema,
} from '@casewright/testing';
import { Module } from '@nestjs/common';
import { uploadsDatabase } from '../test/uploads-database.js';
import { ChunksService } from './chunks.service.js';
import { UploadsModule, UploadsRepository, UploadsSweeper } from './index.js';

@Module({})
class UploadsTestModule {}

/** A service with nothing but its uploads. */
const uploadsService: ServiceDefinition = {
  name: 'analysis',
  module: ({ databaseUrl }) => ({
    module: UploadsTestModule,
    imports: [
      DatabaseModule.forService(uploadsDatabase(databaseUrl)),
      UploadsModule.of('analysis', UPLOAD_LIMITS),
    ],
  }),
};

const as = (userId: number): { principal: Principal } => ({
  principal: { userId, sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d', role: 'member' },
});

describe.each(['in the database', 'in an object storage'])('uploads %s', (place) => {
  let s3: S3Server | undefined;
  let schema: TestSchema;
  let running: RunningServices;
  let rows: TestSchema['source'];

  beforeAll(async () => {
    if (place === 'in an object storage') s3 = await startS3();
    Object.assign(process.env, s3?.env);
    schema = await openTestSchema('analysis', uploadsDatabase);
    running = await startServices(schema.url, uploadsService);
    rows = schema.source;
  });
  afterAll(async () => {
    await running.stop();
    await schema.drop();
    for (const name of Object.keys(s3?.env ?? {})) delete process.env[name];
    await s3?.stop();
  });
  beforeEach(() => rows.query('TRUNCATE uploads CASCADE'));

  const open = (user: number, kind: UploadKind = 'body') =>
    running.bus.call(uploadsOf.analysis.open, { kind }, as(user));
  const append = (user: number, id: string, offset: number, data: Buffer) =>
    running.bus.call(
      uploadsOf.analysis.append,
      { id, offset, data: data.toString('base64') },
      as(user),
    );
  const complete = (user: number, id: string, size: number) =>
    running.bus.call(uploadsOf.analysis.complete, { id, size }, as(user));
  const read = (user: number, id: string, offset = 0) =>
    running.bus.call(uploadsOf.analysis.read, { id, offset }, as(user));
  const refusal = (work: Promise<unknown>): Promise<AppError> =>
    work.then(
      () => {
        throw new Error('It was not refused.');
      },
      (error: AppError) => error,
    );

  async function send(user: number, ...chunks: Buffer[]): Promise<string> {
    const { id } = await open(user);
    let offset = 0;
    for (const chunk of chunks) offset = (await append(user, id, offset, chunk)).received;
    await complete(user, id, offset);
    return id;
  }

  it('gives back every byte, chunk by chunk', async () => {
    const bytes = Buffer.alloc(UPLOAD_CHUNK_BYTES + 5, 7);
    bytes[0] = 0;
    bytes[bytes.length - 1] = 255;
    const id = await send(
      1,
      bytes.subarray(0, UPLOAD_CHUNK_BYTES),
      bytes.subarray(UPLOAD_CHUNK_BYTES),
    );
    const first = await read(1, id);
    expect(first.next).toBe(UPLOAD_CHUNK_BYTES);
    const last = await read(1, id, first.next!);
    expect(last.next).toBeNull();
    const received = Buffer.concat([first, last].map(({ data }) => Buffer.from(data, 'base64')));
    expect(received.equals(bytes)).toBe(true);
  });

  it('is nothing to anybody but its owner', async () => {
    const id = await send(1, Buffer.from('privileged'));
    const open2 = await open(1);
    for (const work of [
      read(2, id),
      append(2, open2.id, 0, Buffer.from('x')),
      complete(2, open2.id, 0),
    ]) {
      expect(await refusal(work)).toMatchObject({ code: 'NOT_FOUND' });
    }
    await running.bus.call(uploadsOf.analysis.discard, { id }, as(2));
    expect((await read(1, id)).next).toBeNull();
    expect(
      await refusal(running.bus.call(uploadsOf.analysis.open, { kind: 'body' })),
    ).toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
  });

  it('is read when it is complete, and complete when all of it is there', async () => {
    const { id } = await open(1);
    await append(1, id, 0, Buffer.from('half'));
    expect(await refusal(read(1, id))).toMatchObject({ code: 'CONFLICT' });
    expect(await refusal(complete(1, id, 8))).toMatchObject({
      code: 'CONFLICT',
      message: 'The upload has 4 of 8 bytes. Send the rest, or start over.',
    });
    await complete(1, id, 4);
    expect(await refusal(append(1, id, 4, Buffer.from('more')))).toMatchObject({
      code: 'CONFLICT',
      message: 'The upload is complete; nothing can be added.',
    });
  });

  it('takes chunks in order, and a repeated one once', async () => {
    const { id } = await open(1);
    await append(1, id, 0, Buffer.from('abc'));
    expect((await append(1, id, 0, Buffer.from('abc'))).received).toBe(3);
    for (const [offset, text] of [
      [0, 'abX'],
      [2, 'cd'],
      [9, 'late'],
    ] as const) {
      expect(await refusal(append(1, id, offset, Buffer.from(text)))).toMatchObject({
        code: 'CONFLICT',
        message: 'The next chunk of the upload begins at byte 3.',
      });
    }
  });

  it('makes one of two chunks that arrive for one place at once', async () => {
    const { id } = await open(1);
    const outcomes = await Promise.allSettled(
      ['aaaa', 'bbbb', 'cccc'].map((text) => append(1, id, 0, Buffer.from(text))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await complete(1, id, 4)).received).toBe(4);
  });

  it('refuses a request over 8 MB with the limit', async () => {
    const { id } = await open(1);
    await rows.query('UPDATE uploads SET received = 8388606 WHERE id = $1', [id]);
    await append(1, id, 8_388_606, Buffer.from('ab'));
    expect(await refusal(append(1, id, 8_388_608, Buffer.from('c')))).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message: 'This is larger than 8 MB. Please send it in parts.',
    });
  });

  it('bounds what one user may have lying here, in number and in bytes', async () => {
    for (let n = 0; n < UPLOADS_PER_USER.count; n += 1) await open(1);
    expect(await refusal(open(1))).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 30 });
    const { id } = await open(2);
    await append(2, id, 0, Buffer.from('fits'));
    const other = await open(2, 'document');
    await rows.query('UPDATE uploads SET received = $2 WHERE id = $1', [
      other.id,
      UPLOADS_PER_USER.bytes - 5,
    ]);
    expect(await refusal(append(2, id, 4, Buffer.from('no')))).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('is gone at its end for its owner, and soon after for everybody', async () => {
    const id = await send(1, Buffer.from('old'));
    const kept = await send(1, Buffer.from('new'));
    await rows.query("UPDATE uploads SET expires_at = now() - interval '1 second' WHERE id = $1", [
      id,
    ]);
    expect(await refusal(read(1, id))).toMatchObject({ code: 'NOT_FOUND' });
    const repository = new UploadsRepository(rows);
    const sweeper = new UploadsSweeper(repository, new ChunksService(repository, null));
    await sweeper.onModuleInit();
    sweeper.onModuleDestroy();
    expect(await rows.query('SELECT upload_id AS id FROM upload_chunks')).toEqual([{ id: kept }]);
  });
});
