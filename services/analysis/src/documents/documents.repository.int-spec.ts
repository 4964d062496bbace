import { WrittenJson } from '@casewright/platform';
import { openTestSchema, type TestSchema } from '@casewright/testing';
import type { DataSource } from 'typeorm';
import { analysisDatabase } from '../database/analysis-database.js';
import { DocumentsRepository, type NewDocument } from './documents.repository.js';

const ANN = 1;

describe('documents that are kept', () => {
  let schema: TestSchema;
  let source: DataSource;
  let documents: DocumentsRepository;

  beforeAll(async () => {
    schema = await openTestSchema('analysis', analysisDatabase);
    source = schema.source;
    documents = new DocumentsRepository(source);
  });
  afterAll(() => schema.drop());

  const written = (words: string): NewDocument['analysis'] =>
    new WrittenJson(Buffer.from(JSON.stringify({ analysis: words })));

  function documentOf(content: string): NewDocument {
    return {
      userId: ANN,
      title: 'Brief',
      content,
      fileName: null,
      kind: 'text',
      pages: null,
      category: 'document-analysis',
      layout: { notices: [] },
      documentType: 'Brief',
      analysis: written(content),
      findings: 0,
      characters: content.length,
    };
  }

  async function read(id: number): Promise<{ content: string; analysis: string }> {
    const made = await documents.findMade(id, ANN);
    const { sql, parameters } = documents.analysisOf(id, ANN);
    const [{ json }] = (await source.query(sql, [...parameters])) as [{ json: string }];
    return { content: made!.content, analysis: JSON.parse(json).analysis };
  }

  it.each([
    ['short', 'A word of § 1, 😀.'],
    ['long', '😀'.repeat(300_000)],
    ['long and odd', `a${'“😀”'.repeat(200_000)}`],
  ])('have the words that they had: a %s one', async (_, words) => {
    const id = await source.transaction((db) => documents.add(documentOf(words), db));
    const kept = await read(id);
    expect(kept.content === words && kept.analysis === words).toBe(true);
    const changed = `${words} And more.`;
    const change = { analysis: written(changed), documentType: 'Letter', findings: 1 };
    expect(await documents.change({ id, userId: ANN }, change)).toBe(true);
    const after = await read(id);
    expect(await documents.findSummary(id, ANN)).toMatchObject({
      documentType: 'Letter',
      findings: 1,
    });
    expect(after.content === words && after.analysis === changed).toBe(true);
    expect(await source.query('SELECT id FROM uploads')).toEqual([]);
  });
});
