import {
  EXPORT_FORMATS,
  EXPORT_MEDIA_TYPES,
  EXPORT_TYPES,
  type ExportRecord,
} from '@casewright/contracts';
import {
  pagesOfPdf,
  partsOfDocx,
  rowsOfCsv,
  SAMPLES,
  wordsOf,
} from '@casewright/export-service/testing';
import { jest } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';

jest.setTimeout(120_000);

const MATRIX = EXPORT_TYPES.flatMap((type) =>
  EXPORT_FORMATS.map((format) => [type, format] as const),
);
const READERS = {
  pdf: async (bytes: Buffer) => (await pagesOfPdf(bytes)).join('\n'),
  docx: async (bytes: Buffer) => wordsOf((await partsOfDocx(bytes)).get('word/document.xml') ?? ''),
  csv: async (bytes: Buffer) => rowsOfCsv(bytes).flat().join('\n'),
};

describe('results exported over HTTP', () => {
  let product: RunningProduct;
  let ann: string;
  let bob: string;

  beforeAll(async () => {
    product = await startProduct();
    ann = await product.signUp('ann@firm.example');
    bob = await product.signUp('bob@firm.example');
  });

  afterAll(() => product.stop());

  const post = (body: unknown, cookie = ann, headers: Record<string, string> = {}) =>
    fetch(`${product.origin}/api/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  async function file(body: unknown, cookie = ann): Promise<{ response: Response; bytes: Buffer }> {
    const response = await post(body, cookie);
    expect(response.status).toBe(200);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  async function query<T>(sql: string): Promise<T[]> {
    const client = new Client({ connectionString: product.database.adminUrl });
    await client.connect();
    try {
      return (await client.query(sql)).rows as T[];
    } finally {
      await client.end();
    }
  }

  it.each(MATRIX)('gives %s as %s', async (type, format) => {
    const { data, says } = SAMPLES[type];
    const { response, bytes } = await file({ format, type, data });
    expect(response.headers.get('content-type')).toBe(EXPORT_MEDIA_TYPES[format]);
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="[^"]+\\.${format}"`),
    );
    const text = await READERS[format](bytes);
    for (const words of says) expect(text).toContain(words);
  });

  it('takes what other clients send: the specification’s fields alone', async () => {
    const plain = { analysis: 'Prose.', insights: ['One.'], recommendations: ['Two.'] };
    const { response, bytes } = await file({ format: 'pdf', type: 'analysis', data: plain });
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="casewright-analysis.pdf"',
    );
    expect(await READERS.pdf(bytes)).toMatch(/Prose\.[\s\S]*One\.[\s\S]*Two\./);
  });

  it('brings a long analysis through the claim check, and leaves nothing lying', async () => {
    const data = { title: 'Long', analysis: 'A sentence of some words. '.repeat(40_000) };
    const { bytes } = await file({ format: 'docx', type: 'analysis', data });
    expect(await READERS.docx(bytes)).toContain('A sentence of some words.');
    expect(await query('SELECT id FROM export.uploads')).toEqual([]);
  });

  it('reads the whole history where it is kept, and nobody else’s', async () => {
    const [user] = await query<{ id: number }>(
      `SELECT id FROM auth.users WHERE email = 'bob@firm.example'`,
    );
    await query(`INSERT INTO search.search_history (user_id, query, category, "timestamp")
      SELECT ${user?.id}, 'query ' || n, 'case-law', now() - n * interval '1 second'
        FROM generate_series(1, 10000) n`);
    const { bytes } = await file({ format: 'csv', type: 'search-history' }, bob);
    const rows = rowsOfCsv(bytes);
    expect(rows).toHaveLength(10_001);
    expect(rows[1]?.[2]).toBe('query 1');
    expect(rows.at(-1)?.[2]).toBe('query 10000');
    const { bytes: others } = await file({ format: 'csv', type: 'search-history' });
    expect(rowsOfCsv(others)).toHaveLength(1);
  });

  it('remembers for its owner that files were made, and not what was in them', async () => {
    const data = { title: 'Privileged', analysis: 'Nobody reads this.' };
    await file({ format: 'pdf', type: 'analysis', data });
    const list = async (cookie: string): Promise<ExportRecord[]> => {
      const response = await fetch(`${product.origin}/api/exports`, { headers: { cookie } });
      return (await response.json()) as ExportRecord[];
    };
    const [newest] = await list(ann);
    expect(newest).toMatchObject({
      type: 'analysis',
      format: 'pdf',
      name: 'Privileged - analysis.pdf',
      pages: 1,
      size: expect.any(Number),
    });
    expect((await list(bob)).map(({ name }) => name)).not.toContain('Privileged - analysis.pdf');
  });

  it.each([
    [
      400,
      'VALIDATION_FAILED',
      'Format must be pdf, docx, or csv',
      { format: 'xls', type: 'analysis', data: { analysis: 'a' } },
    ],
    [
      400,
      'VALIDATION_FAILED',
      'There is nothing to export',
      { format: 'pdf', type: 'analysis', data: {} },
    ],
    [400, 'UNREADABLE_BODY', 'The request could not be read. Send valid JSON.', '{"format": '],
    [
      413,
      'PAYLOAD_TOO_LARGE',
      'This is larger than 16 MB. Please export it in parts.',
      `"${'x'.repeat(17 * 1024 * 1024)}"`,
    ],
  ])('refuses with %i %s: %s', async (status, code, message, body) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message });
  });

  it('refuses another media type, and visitors before it reads', async () => {
    expect((await post('a=b', ann, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({ format: 'pdf' }, '')).status).toBe(401);
  });
});
