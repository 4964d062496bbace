import { request as httpRequest } from 'node:http';
import type {
  AnalyzeResponse,
  DocumentSummary,
  DocumentText,
  ErrorEnvelope,
  HistoryEntry,
  StoredDocument,
} from '@casewright/contracts';
import { makeDocx, makePdf, p, proseLines, r } from '@casewright/extraction/testing';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';

// The child that reads files is built first.
jest.setTimeout(180_000);

const MEGABYTE = 1024 * 1024;
const AGREEMENT = [
  'SUPPLY AGREEMENT',
  '',
  'This Supply Agreement is made on May 1, 2024 between Acme Widgets, Inc., a Delaware',
  'corporation ("Supplier"), and Bolt Motors LLC ("Buyer").',
  '',
  '1. Governing Law. This Agreement is governed by the laws of the State of New York.',
  '',
  '2. Term. This Agreement expires on April 30, 2026.',
];

/** The agreement's kind and parties. */
const NAME = 'Supply Agreement: Acme Widgets, Inc. and Bolt Motors LLC';

describe('documents analyzed over HTTP', () => {
  let product: RunningProduct;
  let sql: Client;
  let origin: string;
  let ann: string;
  let bob: string;

  beforeAll(async () => {
    product = await startProduct({ env: { UPLOAD_MAX_MB: '2', DOCUMENT_MAX_PAGES: '5' } });
    origin = product.origin;
    sql = new Client({ connectionString: product.database.adminUrl });
    await sql.connect();
    ann = await product.signUp('ann@firm.example');
    bob = await product.signUp('bob@firm.example');
  });

  afterAll(async () => {
    await sql.end();
    await product.stop();
  });

  async function send<T = AnalyzeResponse>(
    cookie: string,
    fields: Record<string, string>,
    file?: { name: string; bytes: Buffer },
  ): Promise<{ status: number; json: T }> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    if (file) body.append('file', new Blob([new Uint8Array(file.bytes)]), file.name);
    const response = await fetch(`${origin}/api/insights/analyze`, {
      method: 'POST',
      headers: { cookie },
      body,
    });
    return { status: response.status, json: (await response.json()) as T };
  }

  async function get<T>(cookie: string, path: string, method = 'GET') {
    const response = await fetch(`${origin}${path}`, { method, headers: { cookie } });
    const text = await response.text();
    return { status: response.status, json: (text ? JSON.parse(text) : null) as T };
  }

  const refusal = async (file: { name: string; bytes: Buffer }) => {
    const { status, json } = await send<ErrorEnvelope>(ann, {}, file);
    return { status, code: json.code, message: json.message };
  };
  const leftovers = async () =>
    (await sql.query("SELECT name FROM analysis.uploads WHERE kind <> 'answer'")).rows;

  const pdf = { name: 'supply.pdf', bytes: makePdf([proseLines(AGREEMENT)]) };

  it('analyses a file, keeps it, and finds it again with its text', async () => {
    const { status, json } = await send(ann, { category: 'ai-insights' }, pdf);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      title: NAME,
      fileName: 'supply.pdf',
      notices: [],
      stats: { pages: 1 },
    });
    expect(json.analysis).not.toBe('');
    const { json: text } = await get<DocumentText>(ann, `/api/documents/${json.documentId}/text`);
    expect(text.text).toContain('governed by the laws of the State of New York');
    expect(text.pages).toEqual([0]);
    for (const { start, end, quote } of json.findings) {
      expect(text.text.slice(start, end)).toBe(quote);
    }
    const { json: stored } = await get<StoredDocument>(ann, `/api/documents/${json.documentId}`);
    expect(stored.analysis).toEqual(json);
    const { json: list } = await get<DocumentSummary[]>(ann, '/api/documents');
    expect(list[0]).toMatchObject({
      id: json.documentId,
      title: NAME,
      fileName: 'supply.pdf',
      kind: 'pdf',
      category: 'ai-insights',
      pages: 1,
      findings: json.findings.length,
      expiresAt: null,
    });
    const { json: history } = await get<HistoryEntry[]>(ann, '/api/search/history');
    expect(history[0]).toMatchObject({
      query: NAME,
      category: 'ai-insights',
      opens: { kind: 'document', id: json.documentId, fileName: 'supply.pdf' },
    });
    expect(await leftovers()).toEqual([]);
  });

  it('analyses a text, in a form and as JSON, under its first words', async () => {
    const text = AGREEMENT.join('\n');
    const form = await send(ann, { text });
    expect(form.json).toMatchObject({ title: NAME, fileName: null });
    const unknown = await send(ann, { text: 'Milk and eggs\nfor Tuesday.' });
    expect(unknown.json.title).toBe('Milk and eggs');
    const response = await fetch(`${origin}/api/insights/analyze`, {
      method: 'POST',
      headers: { cookie: ann, 'content-type': 'application/json' },
      body: JSON.stringify({ text, title: 'My draft' }),
    });
    expect(await response.json()).toMatchObject({
      title: 'My draft',
      analysis: form.json.analysis,
    });
    const { json: history } = await get<HistoryEntry[]>(ann, '/api/search/history');
    expect(history[0]).toMatchObject({ query: 'My draft', category: 'document-analysis' });
  });

  it('takes a text that is larger than a message, and answers with more than one holds', async () => {
    const filler = 'Nothing else is cited in this sentence. '.repeat(5);
    const text = `Roe v. Wade, 410 U.S. 113 (1973), was cited here. ${filler}`.repeat(1_200);
    const { status, json } = await send(ann, { text });
    expect(status).toBe(200);
    expect(json.citations.length).toBeGreaterThan(1_000);
    const { json: stored } = await get<StoredDocument>(ann, `/api/documents/${json.documentId}`);
    expect(stored.analysis.citations).toHaveLength(json.citations.length);
  });

  it('reports tracked changes and comments of a Word document, and reads it with them accepted', async () => {
    const body = `<w:p>${r('Payment is due in ')}<w:del w:author="Eve" w:date="2024-05-31T10:00:00Z"><w:r><w:delText>thirty</w:delText></w:r></w:del><w:ins w:author="Eve">${r('sixty')}</w:ins>${r(' days.')}</w:p>`;
    const file = { name: 'redline.docx', bytes: makeDocx(p('AGREEMENT') + body) };
    const { json } = await send(ann, {}, file);
    const { json: text } = await get<DocumentText>(ann, `/api/documents/${json.documentId}/text`);
    expect(text.text).toContain('Payment is due in sixty days.');
    expect(text.changes).toMatchObject([
      { kind: 'deletion', author: 'Eve', date: '2024-05-31', words: 'thirty' },
      { kind: 'insertion', author: 'Eve', words: 'sixty' },
    ]);
  });

  it('says in the words of each screen that there is nothing to analyse', async () => {
    for (const [fields, message] of [
      [{}, 'Please upload a file or enter text to analyze'],
      [{ text: ' \n' }, 'Please upload a file or enter text to analyze'],
      [{ category: 'ai-insights' }, 'Please either upload a file or enter text for analysis'],
    ] as const) {
      expect(await send(ann, { ...fields, title: '' })).toMatchObject({
        status: 400,
        json: { code: 'VALIDATION_FAILED', message },
      });
    }
  });

  it('refuses each wrong file with a sentence of its own, and keeps nothing of it', async () => {
    const before = (await get<DocumentSummary[]>(ann, '/api/documents')).json.length;
    const invalid = {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Invalid file type: Please upload a PDF, TXT, or Word document',
    };
    expect(await refusal({ name: 'photo.png', bytes: Buffer.from('x') })).toEqual(invalid);
    expect(await refusal({ name: 'page.html', bytes: Buffer.alloc(3 * MEGABYTE, 'x') })).toEqual(
      invalid,
    );
    expect(await refusal({ name: 'empty.pdf', bytes: Buffer.alloc(0) })).toMatchObject({
      status: 422,
      message: 'This file is empty. Please choose another one.',
    });
    expect(await refusal({ name: 'renamed.txt', bytes: pdf.bytes })).toMatchObject({
      status: 415,
      message: expect.stringContaining('which is a PDF'),
    });
    expect(
      await refusal({ name: 'torn.pdf', bytes: Buffer.from('%PDF-1.7 and then nothing') }),
    ).toMatchObject({ status: 422, message: expect.stringContaining('damaged') });
    expect(
      await refusal({ name: 'long.pdf', bytes: makePdf(Array(6).fill(proseLines(['Words.']))) }),
    ).toMatchObject({ status: 413, message: expect.stringContaining('more than 5 pages') });
    expect((await get<DocumentSummary[]>(ann, '/api/documents')).json).toHaveLength(before);
    expect(await leftovers()).toEqual([]);
  });

  it('refuses a file over the limit, and the sender hears why', async () => {
    const file = { name: 'large.txt', bytes: Buffer.alloc(8 * MEGABYTE, 'word ') };
    expect(await refusal(file)).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      message: expect.stringContaining('2 MB'),
    });
    expect(await leftovers()).toEqual([]);
  });

  it('forgets an upload whose sender goes away', async () => {
    await new Promise<void>((resolve) => {
      const sender = httpRequest(`${origin}/api/insights/analyze`, {
        method: 'POST',
        headers: { cookie: ann, 'content-type': 'multipart/form-data; boundary=B' },
      });
      sender.on('error', () => resolve());
      sender.on('close', () => resolve());
      sender.write(
        '--B\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nfirst',
      );
      const opened = setInterval(async () => {
        if ((await leftovers()).length === 0) return;
        clearInterval(opened);
        sender.destroy();
      }, 20);
    });
    while ((await leftovers()).length > 0) await new Promise((next) => setTimeout(next, 20));
    expect(await leftovers()).toEqual([]);
  });

  it('answers a broken form with a sentence', async () => {
    const response = await fetch(`${origin}/api/insights/analyze`, {
      method: 'POST',
      headers: { cookie: ann, 'content-type': 'multipart/form-data; boundary=B' },
      body: '--B\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nfirst',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'UNREADABLE_BODY' });
  });

  it("never shows or removes another user's document", async () => {
    const { json } = await send(ann, {}, pdf);
    const address = `/api/documents/${json.documentId}`;
    expect((await get<DocumentSummary[]>(bob, '/api/documents')).json).toEqual([]);
    for (const [path, method] of [
      [address, 'GET'],
      [`${address}/text`, 'GET'],
      [address, 'DELETE'],
    ] as const) {
      expect(await get(bob, path, method)).toMatchObject({ status: 404 });
      expect(await get('', path, method)).toMatchObject({ status: 401 });
    }
    expect((await get<StoredDocument>(ann, address)).json.id).toBe(json.documentId);
    const { json: history } = await get<HistoryEntry[]>(bob, '/api/search/history');
    expect(history).toEqual([]);
  });

  it('removes a document for good', async () => {
    const { json } = await send(ann, {}, pdf);
    const address = `/api/documents/${json.documentId}`;
    expect((await get(ann, address, 'DELETE')).status).toBe(204);
    expect((await get(ann, address)).status).toBe(404);
    expect((await get(ann, address, 'DELETE')).status).toBe(404);
    const { rows } = await sql.query('SELECT 1 FROM analysis.legal_documents WHERE id = $1', [
      json.documentId,
    ]);
    expect(rows).toEqual([]);
  });

  it('asks for a session before it reads anything', async () => {
    expect(await send<ErrorEnvelope>('', {}, pdf)).toMatchObject({
      status: 401,
      json: { code: 'NOT_SIGNED_IN' },
    });
  });
});
