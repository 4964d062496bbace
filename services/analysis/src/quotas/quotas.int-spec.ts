import { type Principal, readQuotas } from '@casewright/contracts';
import { runInContext } from '@casewright/platform';
import { openTestSchema, type TestSchema } from '@casewright/testing';
import type { DataSource } from 'typeorm';
import { analysisDatabase } from '../database/analysis-database.js';
import { QuotasService } from './quotas.service.js';
import { QuotasConfig } from './quotas-config.js';

const ANN: Principal = {
  userId: 1,
  role: 'member',
  sessionId: '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d',
};

describe('quotas of documents', () => {
  let schema: TestSchema;
  let rows: DataSource;

  beforeAll(async () => {
    schema = await openTestSchema('analysis', analysisDatabase);
    rows = schema.source;
  });
  beforeEach(() => rows.query('DELETE FROM legal_documents'));
  afterAll(() => schema.drop());

  const of = (limits: Partial<QuotasConfig>) =>
    new QuotasService(rows, Object.assign(new QuotasConfig(), limits));
  const add = (quotas: QuotasService, content = 'A lease.', userId = 1) =>
    rows.transaction(async (tx) => {
      await quotas.assertRoomForDocument(userId, tx);
      await tx.query(
        `INSERT INTO legal_documents (user_id, title, content, analysis, layout, kind, category,
           document_type, findings, characters)
         VALUES ($1, 'x', $2, '{}', '{}', 'text', 'ai-insights', 'Lease', 0, 8)`,
        [userId, content],
      );
    });

  it('refuse what would be too many, with what to do, and count what comes at once', async () => {
    const quotas = of({ QUOTA_DOCUMENTS: 3 });
    const adds = await Promise.allSettled(Array.from({ length: 9 }, () => add(quotas)));
    expect(adds.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(quotas.assertRoomForDocument(1)).rejects.toMatchObject({
      code: 'QUOTA_REACHED',
      message:
        'You have 3 documents, and the limit is 3. Delete some under “Your documents,” and analyze this one again.',
    });
    await expect(add(quotas, 'A lease.', 2)).resolves.toBeUndefined();
  });

  it('refuse more bytes than a user may keep', async () => {
    const quotas = of({ QUOTA_DOCUMENT_MB: 1 });
    const noise = Array.from({ length: 400_000 }, () => Math.random().toString(36).slice(2, 5));
    await add(quotas, noise.join(''));
    await add(quotas, noise.join('x')).catch(() => undefined);
    await expect(quotas.assertRoomForDocument(1)).rejects.toMatchObject({
      code: 'QUOTA_REACHED',
      message: expect.stringMatching(/^Your documents take \d\.?\d? MB, and the limit is 1 MB\./),
    });
  });

  it('are lifted by 0, and told with what is used', async () => {
    const quotas = of({ QUOTA_DOCUMENTS: 0, QUOTA_DOCUMENT_MB: 0 });
    for (let n = 0; n < 3; n += 1) await add(quotas);
    const use = await runInContext({ correlationId: 'spec-spec', principal: ANN }, () =>
      quotas.read(),
    );
    expect(readQuotas.analysis.response.parse(use)).toEqual([
      { kind: 'documents', used: 3, limit: null },
      { kind: 'document-megabytes', used: 0, limit: null },
      { kind: 'drafts', used: 0, limit: 500 },
      { kind: 'draft-versions', used: 0, limit: 200 },
      { kind: 'reviews', used: 0, limit: 1_000 },
    ]);
  });
});
