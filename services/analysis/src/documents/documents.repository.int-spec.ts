import { Readable } from 'node:stream';
import { UPLOAD_LIMITS } from '@casewright/contracts';
import { Json } from '@casewright/messaging';
import { runInContext } from '@casewright/platform';
import { openTestSchema, type TestSchema } from '@casewright/testing';
import { ChunksService, KeptBytes, UploadsRepository, UploadsService } from '@casewright/uploads';
import type { DataSource } from 'typeorm';
import { analysisDatabase } from '../database/analysis-database.js';
import { DocumentsRepository, type NewDocument } from './documents.repository.js';

const ANN = 1;
const BEN = 2;
const principal = { userId: ANN, sessionId: 's', role: 'member' } as const;
const asAnn = <T>(work: () => T): T => runInContext({ correlationId: 'c', principal }, work);

describe('documents that are kept', () => {
  let schema: TestSchema;
  let source: DataSource;
  let documents: DocumentsRepository;
  let uploads: UploadsService;

  beforeAll(async () => {
    schema = await openTestSchema('analysis', analysisDatabase);
    source = schema.source;
    const repository = new UploadsRepository(source);
    const chunks = new ChunksService(repository, null);
    uploads = new UploadsService(repository, chunks, UPLOAD_LIMITS);
    documents = new DocumentsRepository(source, new KeptBytes(repository, chunks, uploads));
  });
  afterAll(() => schema.drop());

  const written = (words: string): NewDocument['analysis'] =>
    new Json(Buffer.from(JSON.stringify({ analysis: words })));

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
    const kept = await asAnn(() => documents.analysisOf(id, ANN));
    const analysis = kept instanceof Json ? kept.parse() : await take(kept!.claim);
    return { content: made!.content, analysis: (analysis as { analysis: string }).analysis };
  }

  /** What lies there for an answer, which then lies there no more. */
  async function take(claim: string): Promise<unknown> {
    const pieces = await asAnn(() => Readable.from(uploads.chunks(claim)).toArray());
    await asAnn(() => uploads.discard(claim));
    return JSON.parse(Buffer.concat(pieces).toString());
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

  it('have dates, of which those to come are listed once, the soonest first', async () => {
    const dates = ['2031-05-01', '2020-01-01', '2031-05-01', '2030-02-03'].map((date) => {
      return { date, label: 'Notice due' };
    });
    const analysis: NewDocument['analysis'] = new Json(Buffer.from(JSON.stringify({ dates })));
    const document = { ...documentOf('Dated'), userId: BEN, title: 'Lease', analysis };
    const id = await source.transaction((db) => documents.add(document, db));
    const listed = { documentId: id, title: 'Lease', category: 'document-analysis' };
    expect(await documents.comingDates(BEN, '2026-01-01')).toEqual([
      { ...listed, date: '2030-02-03', label: 'Notice due' },
      { ...listed, date: '2031-05-01', label: 'Notice due' },
    ]);
    expect(await documents.comingDates(ANN, '2026-01-01')).toEqual([]);
  });
});
