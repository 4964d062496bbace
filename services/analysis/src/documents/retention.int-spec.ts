import { createHash } from 'node:crypto';
import { type appendAudit } from '@casewright/contracts';
import {
  CertificatesRepository,
  certificateId,
  RetentionConfig,
  RetentionService,
  setHeld,
} from '@casewright/retention';
import { openTestSchema, type TestSchema } from '@casewright/testing';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { analysisDatabase } from '../database/analysis-database.js';
import { DocumentsRepository } from './documents.repository.js';

type Act = z.input<typeof appendAudit.payload>;

const TABLES = [
  { kind: 'documents', table: 'legal_documents', since: 'uploaded_at' },
  { kind: 'citations', table: 'citations', since: 'generated_at' },
] as const;

describe('the retention of documents', () => {
  let schema: TestSchema;
  let source: DataSource;
  let documents: DocumentsRepository;
  let acts: { act: Act; messageId: string }[];
  let isAway = false;

  beforeAll(async () => {
    schema = await openTestSchema('analysis', analysisDatabase);
    source = schema.source;
    documents = new DocumentsRepository(source, null as never);
  });
  afterAll(() => schema.drop());
  beforeEach(async () => {
    acts = [];
    await source.query('TRUNCATE legal_documents, deletion_certificates, held_owners CASCADE');
    for (const days of [0, 29, 31, 32]) {
      await source.query(
        `INSERT INTO legal_documents (user_id, title, content, analysis, layout, kind, category,
           document_type, findings, characters, uploaded_at)
         VALUES (1, $1, '', '{}', '{}', 'text', 'ai-insights', 'Letter', 0, 0,
           now() - make_interval(days => $2))`,
        [String(days), days],
      );
    }
  });

  const bus = {
    submit: async (_job: unknown, act: Act, { messageId }: { messageId: string }) => {
      if (isAway) throw new Error('The broker is away.');
      acts.push({ act, messageId });
    },
  };
  const retention = (days: number) =>
    new RetentionService(
      ...([new CertificatesRepository(source), TABLES] as const),
      Object.assign(new RetentionConfig(), { DOCUMENT_RETENTION_DAYS: days }),
      bus as never,
    );
  const hold = (isHeld: boolean, minute: number) =>
    setHeld(source, { userId: 1, isHeld, changedAt: `2026-11-26T10:0${minute}:00.000Z` });
  const titles = async () => (await documents.list(1)).map(({ title }) => title);

  it('removes what is older than the setting, with a certificate that the audit log has', async () => {
    const old = (await documents.list(1)).slice(2).map(({ id }) => id);
    await retention(30).expire();
    expect(await titles()).toEqual(['0', '29']);
    const { rules, certificates } = await retention(30).read();
    expect(rules).toEqual([
      { kind: 'documents', days: 30 },
      { kind: 'citations', days: null },
    ]);
    const [certificate, ...others] = certificates;
    expect(others).toEqual([]);
    const lines = old.sort((one, other) => one - other).map((id) => `${id}\n`);
    expect(certificate).toEqual({
      id: certificateId(certificate!),
      at: expect.any(String),
      kind: 'documents',
      reason: 'retention',
      days: 30,
      userId: null,
      items: 2,
      ids: createHash('sha256').update(lines.join('')).digest('hex'),
    });
    expect(certificateId({ ...certificate!, items: 3 })).not.toBe(certificate?.id);
    const subject = { kind: 'certificate', id: certificate?.id };
    expect(acts).toEqual([
      {
        act: { at: certificate?.at, action: 'delete_by_retention', subject, outcome: 'done' },
        messageId: certificate?.id,
      },
    ]);
    await retention(30).expire();
    expect(acts).toHaveLength(1);
  });

  it('removes nothing where documents are kept until they are deleted', async () => {
    await retention(0).expire();
    expect(await titles()).toEqual(['0', '29', '31', '32']);
    expect((await retention(0).read()).certificates).toEqual([]);
  });

  it('leaves what is under a legal hold, and says so of nothing', async () => {
    await hold(true, 1);
    await retention(30).expire();
    expect(await titles()).toEqual(['0', '29', '31', '32']);
    expect((await retention(30).read()).certificates).toEqual([]);
    await hold(false, 2);
    await retention(30).expire();
    expect(await titles()).toEqual(['0', '29']);
  });

  it('is held as was said last, in whichever order it hears of it', async () => {
    await hold(true, 3);
    await hold(false, 2);
    await hold(true, 3);
    await retention(30).expire();
    expect(await titles()).toHaveLength(4);
    await hold(false, 5);
    await hold(true, 4);
    await retention(30).expire();
    expect(await titles()).toHaveLength(2);
  });

  it('tells the audit log later where it cannot now', async () => {
    isAway = true;
    await retention(30).expire();
    isAway = false;
    expect(acts).toEqual([]);
    await retention(30).expire();
    expect(acts).toHaveLength(1);
  });

  it('certifies what goes with an account', async () => {
    await retention(0).forget(1);
    expect(await titles()).toEqual([]);
    expect((await retention(0).read()).certificates).toMatchObject([
      { reason: 'account', userId: 1, days: null, items: 4 },
    ]);
    expect(acts).toMatchObject([{ act: { action: 'delete_with_account' } }]);
  });

  it('leaves a generated citation when its document goes', async () => {
    const [{ id } = { id: 0 }] = await documents.list(1);
    await source.query(
      `INSERT INTO citations (user_id, document_id, content, citation_text, format, type)
       VALUES (1, $1, '', '', 'apa', 'case')`,
      [id],
    );
    expect(await documents.remove(id, 2)).toBe(false);
    expect(await documents.remove(id, 1)).toBe(true);
    expect(await source.query('SELECT document_id FROM citations')).toEqual([
      { document_id: null },
    ]);
  });
});
