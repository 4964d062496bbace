import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXPORT_FORMATS, type StoredDocument } from '@casewright/contracts';
import { partsOfDocx, SAMPLES } from '@casewright/export-service/testing';
import { type ObjectStore, openStore } from '@casewright/object-store';
import { type S3Server, startS3 } from '@casewright/testing';
import { describeWithData, sharedData } from '@casewright/testing/shared-data';
import { eventually } from '@casewright/testing/sync';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../../test/product.js';

jest.setTimeout(180_000);

const FILINGS = sharedData('docs_edge', 'courtlistener_recap');
const MOVE = fileURLToPath(new URL('../../dist/files/move-files.js', import.meta.url));
/** So that a file has several parts. */
const LONG = { title: 'Long', analysis: 'A sentence of some words. '.repeat(40_000) };

const MANIFEST = Buffer.from('{}');
const HOUR = new Date().getUTCHours();
/** Where it is noon now: a page bears its date, which must not turn from one file to the next. */
const NOON = `Etc/GMT${HOUR < 12 ? '' : '+'}${HOUR - 12}`;

/** What its user has of a file, but for when it was made. */
async function withoutTime(format: string, bytes: Buffer): Promise<unknown> {
  const mask = (text: string): string =>
    text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\(D:\d{14}Z?\)|\/ID \[[^\]]*\]/g, '');
  if (format !== 'docx') return mask(bytes.toString('latin1'));
  return [...(await partsOfDocx(bytes))].map(([name, text]) => [name, mask(text)]);
}

describeWithData('files in an object storage', () => {
  let product: RunningProduct;
  let ann: string;
  let s3: S3Server;
  let store: ObjectStore;
  const onDisk = new Map<string, unknown>();
  const filings = () =>
    readdirSync(FILINGS)
      .filter((name) => /^(?!ocr).*\.pdf$/.test(name))
      .slice(0, 3);

  const keys = async (prefix = 'uploads/'): Promise<string[]> =>
    (await store.list(prefix)).map(({ key }) => key);

  async function begin(env: Record<string, string>): Promise<void> {
    product = await startProduct({ env });
    ann = await product.signUp('ann@firm.example');
  }

  /** The text of an uploaded filing, as it is kept, and what was found in it. */
  async function analyze(name: string): Promise<unknown> {
    const form = new FormData();
    form.set('file', new Blob([readFileSync(join(FILINGS, name))]), basename(name));
    const answer = await product.ask(ann, '/api/insights/analyze', form);
    expect(answer.status).toBe(200);
    const { documentId } = (await answer.json()) as { documentId: string };
    const text = await product.ask(ann, `/api/documents/${documentId}/text`);
    const stored = await product.ask(ann, `/api/documents/${documentId}`);
    const { analysis } = (await stored.json()) as StoredDocument;
    return [await text.text(), { ...analysis, documentId: '', jobId: '' }];
  }

  async function exported(format: string, data: unknown = SAMPLES.analysis.data): Promise<Buffer> {
    const answer = await product.ask(ann, '/api/export', {
      format,
      type: 'analysis',
      data,
      options: { timeZone: NOON },
    });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** Whose files were put into the storage while something was done. */
  async function storedDuring<T>(work: () => Promise<T>): Promise<{ done: T; seen: Set<string> }> {
    s3.newKeys();
    const done = await work();
    const seen = new Set<string>();
    // It tells of a file after it has taken it.
    await eventually(() => {
      for (const key of s3.newKeys()) seen.add(key.split('/')[1] ?? '');
      return seen.size > 0;
    }, 'a file was put there');
    return { done, seen };
  }

  beforeAll(async () => {
    s3 = await startS3();
    store = (await openStore({ ...s3.env }))!;
    await begin({});
    for (const name of filings()) onDisk.set(name, await analyze(name));
    for (const format of EXPORT_FORMATS) {
      onDisk.set(format, await withoutTime(format, await exported(format)));
      onDisk.set(`${format} long`, await withoutTime(format, await exported(format, LONG)));
    }
    await product.stop();
    await begin(s3.env);
  });

  afterAll(async () => {
    await product.stop();
    for (const name of Object.keys(s3.env)) delete process.env[name];
    await s3.stop();
  });

  it('are there while they are needed, and are read as from the disk', async () => {
    for (const name of filings()) {
      const { done, seen } = await storedDuring(() => analyze(name));
      expect(done).toEqual(onDisk.get(name));
      expect([...seen]).toEqual(['analysis']);
    }
    await eventually(async () => (await keys()).length === 0, 'nothing is left there');
  });

  it.each(EXPORT_FORMATS)('are byte for byte what was made: %s', async (format) => {
    const { done, seen } = await storedDuring(() => exported(format, LONG));
    expect(await withoutTime(format, done)).toEqual(onDisk.get(`${format} long`));
    expect([...seen]).toEqual(['export']);
    expect(await withoutTime(format, await exported(format))).toEqual(onDisk.get(format));
    await eventually(async () => (await keys()).length === 0, 'nothing is left there');
  });

  it('move with the backups to the disk and to the storage, by a command', async () => {
    const sql = new Client({ connectionString: product.database.adminUrl });
    await sql.connect();
    const backups = mkdtempSync(join(tmpdir(), 'casewright-moved-'));
    const move = async (to: string): Promise<string> => {
      const child = spawn(process.execPath, [MOVE, `--to=${to}`], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env.PATH,
          ...s3.env,
          DATABASE_URL: product.database.adminUrl,
          DATA_DIR: process.env.DATA_DIR,
          BACKUP_DIR: backups,
          INIT_CWD: backups,
        },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (said += String(chunk)));
      await once(child, 'exit');
      return said;
    };
    try {
      await store.putBytes(
        'backups/casewright-2026-01-01T000000Z/manifest.json',
        MANIFEST,
        createHash('sha256').update(MANIFEST).digest('hex'),
      );
      // As of a file that was made, and has not been fetched yet.
      await sql.query(`
        WITH made AS (
          INSERT INTO export.uploads (id, user_id, kind, received, complete, expires_at)
          VALUES (gen_random_uuid(), 99, 'made', 3, true, now() + interval '1 hour') RETURNING id
        )
        INSERT INTO export.upload_chunks (upload_id, start_at, data) SELECT id, 0, 'abc' FROM made`);
      expect(await move('storage')).toContain('Backups: 0. Parts of users’ files: 1.');
      expect(await keys()).toEqual([expect.stringMatching(/^uploads\/export\//)]);
      expect(await move('disk')).toContain('Backups: 1. Parts of users’ files: 1.');
      expect(await keys()).toEqual([]);
      expect(readdirSync(backups)).toContain('casewright-2026-01-01T000000Z');
      expect(await move('nowhere')).toContain('Say where to');
    } finally {
      await sql.end();
      rmSync(backups, { recursive: true });
    }
  });
});
