import { openTestSchema, type TestSchema } from '@casewright/testing';
import type { DataSource } from 'typeorm';
import { analysisDatabase } from '../database/analysis-database.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsConfig } from './documents-config.js';
import { RetentionSweeper } from './retention-sweeper.js';

describe('the retention of documents', () => {
  let schema: TestSchema;
  let source: DataSource;
  let documents: DocumentsRepository;

  beforeAll(async () => {
    schema = await openTestSchema('analysis', analysisDatabase);
    source = schema.source;
    documents = new DocumentsRepository(source);
  });
  afterAll(() => schema.drop());
  beforeEach(async () => {
    await source.query('TRUNCATE legal_documents CASCADE');
    for (const days of [0, 29, 31]) {
      await source.query(
        `INSERT INTO legal_documents (user_id, title, content, analysis, layout, kind, category,
           document_type, findings, characters, uploaded_at)
         VALUES (1, $1, '', '{}', '{}', 'text', 'ai-insights', 'Letter', 0, 0,
           now() - make_interval(days => $2))`,
        [String(days), days],
      );
    }
  });

  async function sweep(days: number): Promise<string[]> {
    const config = Object.assign(new DocumentsConfig(), { DOCUMENT_RETENTION_DAYS: days });
    const sweeper = new RetentionSweeper(documents, config);
    await sweeper.onModuleInit();
    sweeper.onModuleDestroy();
    return (await documents.list(1)).map(({ title }) => title);
  }

  it('removes what is older than the setting, when the service starts', async () => {
    expect(await sweep(30)).toEqual(['0', '29']);
  });

  it('removes nothing where documents are kept until they are deleted', async () => {
    expect(await sweep(0)).toEqual(['0', '29', '31']);
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
