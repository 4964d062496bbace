import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  addLaw,
  type CallDef,
  cancelImport,
  findLawReporters,
  getImport,
  LawOrderSchema,
  libraryOverview,
  listImports,
  planLaw,
  removeSource,
  sendLaw,
  startImport,
} from '@casewright/contracts';
import { runInContext } from '@casewright/platform';
import type { TestDatabase } from '@casewright/testing';
import { jest } from '@jest/globals';
import { LibraryContext } from '../../testing/library-context.js';
import { starterDatabase } from '../../testing/starter-database.js';
import { withImportLock } from '../runs/import-lock.js';
import { ImportLauncher } from './import-launcher.js';
import { LawController } from './law.controller.js';
import { LibraryController } from './library.controller.js';
import { SourceRemoval } from './source-removal.js';

jest.setTimeout(60_000);

const principal = {
  userId: 1,
  sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d',
  role: 'administrator' as const,
};

describe('library administration', () => {
  let database: TestDatabase;
  let library: LibraryContext;
  let controller: LibraryController;
  let folder: string;
  /** The runs that the launcher was asked for; here they run in this process. */
  const runs: Promise<unknown>[] = [];

  beforeAll(async () => {
    database = await starterDatabase();
    library = await LibraryContext.open(database.url('search'));
    controller = library.context.get(LibraryController);
    folder = await mkdtemp(join(tmpdir(), 'casewright-imports-'));
    process.env.IMPORT_DIR = folder;
    const launcher = library.context.get(ImportLauncher);
    jest.spyOn(launcher, 'launch').mockImplementation((importId, path) => {
      runs.push(library.import([path], { importId }).catch(() => undefined));
    });
  });

  afterAll(async () => {
    delete process.env.IMPORT_DIR;
    await library.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  /** As an administrator, with the answer checked against the contract. */
  async function asAdmin<T>(def: CallDef, work: () => Promise<T>): Promise<T> {
    const answer = await runInContext({ correlationId: 'test', principal }, work);
    def.response.parse(answer);
    return answer;
  }
  const start = (path: string) => asAdmin(startImport, () => controller.start({ path }));

  it('is closed to everybody but administrators', () => {
    const calls = [
      ...[libraryOverview, listImports, getImport, startImport, cancelImport],
      ...[findLawReporters, planLaw, addLaw, sendLaw, removeSource],
    ];
    expect(calls.map(({ rule }) => rule)).toEqual(calls.map(() => 'administer'));
  });

  it('imports a file of the folder, shows its counts, its problems and the coverage', async () => {
    const record = (id: string, court: string, date: string) =>
      `${JSON.stringify({ id, case_name: `${id} v. B`, court_id: court, date_filed: date, opinions: [{ text: 'x' }] })}\n`;
    await writeFile(
      join(folder, 'some.jsonl'),
      `${record('admin-a', 'mspb', '1971-01-01')}not json\n${record('admin-b', 'mspb', '1979-05-05')}`,
    );
    const { id, state, label } = await start('some.jsonl');
    expect([state, label]).toEqual(['queued', 'some.jsonl']);
    await Promise.all(runs);
    const detail = await asAdmin(getImport, () => controller.get({ id, page: 1 }));
    expect(detail.import).toMatchObject({
      state: 'done',
      format: 'neutral',
      files: 1,
      records: { read: 3, added: 2, bad: 1 },
    });
    expect(detail.problems).toMatchObject([
      { file: 'some.jsonl', place: 'line 2', excerpt: 'not json' },
    ]);
    expect(detail.problemsTotal).toBe(1);
    const overview = await asAdmin(libraryOverview, () => controller.overview());
    expect(overview.sources).toContainEqual({
      id: 'jsonl',
      label: 'Neutral JSONL',
      cases: 2,
      opinions: 2,
      isRemovable: true,
      isRemoving: false,
    });
    expect(overview.courts).toContainEqual({
      id: 'mspb',
      name: 'mspb',
      jurisdiction: 'Unknown',
      cases: 2,
      from: 1971,
      to: 1979,
    });
    expect(overview.decades.find(({ decade }) => decade === 1970)?.cases).toBeGreaterThanOrEqual(2);
    expect(overview.importDir).toBe(folder);
    expect(overview.citationIndex.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(overview.citationIndex.decisions).toBeGreaterThan(500_000);
    expect((await asAdmin(listImports, () => controller.list()))[0]).toMatchObject({
      id,
      state: 'done',
    });
  });

  it('shows why an import failed', async () => {
    await writeFile(join(folder, 'letter.txt'), 'Dear all');
    const { id } = await start('letter.txt');
    await Promise.all(runs);
    const { import: row } = await asAdmin(getImport, () => controller.get({ id, page: 1 }));
    expect(row).toMatchObject({ state: 'failed', error: expect.stringMatching(/not case law/) });
  });

  it('imports from nowhere but the folder', async () => {
    await mkdir(join(folder, 'inside'));
    await symlink('/etc', join(folder, 'inside', 'link'));
    for (const path of [
      '../',
      '/etc/passwd',
      'inside/link/passwd',
      'missing.jsonl',
      'inside/../../x',
    ]) {
      await expect(start(path)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    delete process.env.IMPORT_DIR;
    await expect(start('some.jsonl')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/IMPORT_DIR/),
    });
    process.env.IMPORT_DIR = folder;
  });

  it('stops what runs and nothing else', async () => {
    const [done] = await asAdmin(listImports, () => controller.list());
    await expect(
      asAdmin(cancelImport, () => controller.cancel({ id: done!.id })),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(
      asAdmin(cancelImport, () => controller.cancel({ id: 999_999 })),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await library.query("UPDATE imports SET state = 'running' WHERE id = $1", [done!.id]);
    await withImportLock(library.db, async () => {
      const stopping = await asAdmin(cancelImport, () => controller.cancel({ id: done!.id }));
      expect(stopping.stopping).toBe(true);
      await expect(start('some.jsonl')).rejects.toMatchObject({ code: 'CONFLICT' });
    });
  });

  describe.each(['running', 'queued'])('an import that was killed while it was %s', (state) => {
    const killed = async (path: string) => {
      const { id } = await start(path);
      await Promise.all(runs);
      await library.query('UPDATE imports SET state = $2 WHERE id = $1', [id, state]);
      return id;
    };

    it('is in nobody’s way, and goes on when it is started again', async () => {
      const id = await killed('some.jsonl');
      // Its turn may have come before the answer is read.
      expect(await start('some.jsonl')).toMatchObject({
        id,
        state: expect.stringMatching(/^(?:queued|running)$/),
      });
      await Promise.all(runs);
      const [newest] = await asAdmin(listImports, () => controller.list());
      expect(newest).toMatchObject({ id, state: 'done' });
    });

    it('can be stopped', async () => {
      const id = await killed('some.jsonl');
      expect(await asAdmin(cancelImport, () => controller.cancel({ id }))).toMatchObject({
        state: 'interrupted',
      });
    });
  });

  it('deletes the cases of a source and nothing else, but not while an import runs', async () => {
    const remove = (id: string) => asAdmin(removeSource, () => controller.removeSource({ id }));
    const sources = async () =>
      (await asAdmin(libraryOverview, () => controller.overview())).sources;
    const [starter] = (await sources()).filter(({ id }) => id === 'starter');
    expect(starter).toMatchObject({ isRemovable: false });
    await expect(remove('starter')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(remove('cap')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { id } = await start('some.jsonl');
    await Promise.all(runs);
    await library.query("UPDATE imports SET state = 'running' WHERE id = $1", [id]);
    await withImportLock(library.db, async () => {
      await expect(remove('jsonl')).rejects.toMatchObject({ code: 'CONFLICT' });
    });
    await library.query("UPDATE imports SET state = 'done' WHERE id = $1", [id]);
    const removal = library.context.get(SourceRemoval);
    await remove('jsonl');
    await expect(start('some.jsonl')).rejects.toMatchObject({ code: 'CONFLICT' });
    while (removal.source) await setTimeout(20);
    expect(await sources()).toEqual([starter]);
    // What was imported can be imported again.
    await start('some.jsonl');
    await Promise.all(runs);
    expect(await sources()).toContainEqual(expect.objectContaining({ id: 'jsonl', cases: 2 }));
  });

  it('shows a killed import as interrupted', async () => {
    const [last] = await asAdmin(listImports, () => controller.list());
    await library.query("UPDATE imports SET state = 'running' WHERE id = $1", [last!.id]);
    const [shown] = await asAdmin(listImports, () => controller.list());
    expect(shown).toMatchObject({ id: last!.id, state: 'interrupted' });
  });

  it('imports files that were sent in pieces, again where it was stopped', async () => {
    process.env.LAW_DIR = join(folder, 'law');
    try {
      const law = library.context.get(LawController);
      const line = (id: string) =>
        JSON.stringify({
          id,
          case_name: `${id} v. B`,
          court_id: 'mspb',
          opinions: [{ text: 'x' }],
        });
      const text = `${line('sent-a')}\n${line('sent-b')}\n`;
      const piece = (from: number, to: number, id: string | null = null) =>
        asAdmin(sendLaw, () =>
          law.send({
            id,
            name: 'sent.jsonl',
            offset: from,
            data: Buffer.from(text.slice(from, to)).toString('base64'),
          }),
        );
      const { id } = await piece(0, 40);
      expect(await piece(40, 60, id)).toEqual({ id, received: 60 });
      // An answer was lost.
      expect(await piece(40, 60, id)).toEqual({ id, received: 60 });
      await expect(piece(90, 99, id)).rejects.toMatchObject({
        code: 'CONFLICT',
        message: 'Of sent.jsonl, 60 bytes are here. Choose it again.',
      });
      await piece(60, text.length, id);
      const { id: importId, label, paths } = await start(`sent:${id}`);
      expect(label).toBe('sent.jsonl');
      await Promise.all(runs);
      const detail = await asAdmin(getImport, () => controller.get({ id: importId, page: 1 }));
      expect(detail.import).toMatchObject({ state: 'done', records: { read: 2, added: 2 } });
      const again = await start(paths[0]!);
      await Promise.all(runs);
      expect(again.label).toBe('sent.jsonl');
      for (const gone of ['sent:../../etc', `sent:${'0'.repeat(36)}`, 'sent:'])
        await expect(start(gone)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    } finally {
      delete process.env.LAW_DIR;
    }
  });

  it('adds law that a publisher has as an import among the others', async () => {
    const law = library.context.get(LawController);
    const order = LawOrderSchema.parse({ source: 'cap', texts: true, reporters: ['us'] });
    process.env.CAP_URL = 'http://static.case.law';
    try {
      const { id, label } = await asAdmin(addLaw, () => law.add({ ...order, volumes: [1, 2] }));
      expect(label).toBe('us, volumes 1–2');
      await Promise.all(runs);
      const { import: failed } = await asAdmin(getImport, () => controller.get({ id, page: 1 }));
      expect(failed.state).toBe('failed');
      expect(failed.error).toMatch(/^CAP_URL is no address of case law/);
      // It is started again as any other.
      expect((await start(failed.paths[0]!)).id).toBe(id);
      await Promise.all(runs);
    } finally {
      delete process.env.CAP_URL;
    }
  });
});
