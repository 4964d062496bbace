import { AnalyzeWritingResponseSchema, type HistoryEntry } from '@casewright/contracts';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type RunningProduct, startProduct } from '../test/product.js';

jest.setTimeout(120_000);

const CONTENT =
  'The motion was denied by the court. In order to appeal, counsel must file a notice.';

describe('writing analyzed over HTTP', () => {
  let product: RunningProduct;
  let cookie = '';

  beforeAll(async () => {
    product = await startProduct();
    cookie = await product.signUp('ann@firm.example');
  });

  afterAll(() => product.stop());

  const post = (body: unknown, as = cookie) => product.ask(as, '/api/writing/analyze', body);

  const history = async (): Promise<HistoryEntry[]> => {
    const response = await product.ask(cookie, '/api/search/history');
    return (await response.json()) as HistoryEntry[];
  };

  it('answers style, tone, improvements and alternatives, and findings at their words', async () => {
    const response = await post({ content: CONTENT });
    expect(response.status).toBe(200);
    const review = AnalyzeWritingResponseSchema.parse(await response.json());
    expect(review.style).not.toBe('');
    expect(review.tone).not.toBe('');
    expect(review.engine).toBe('local');
    for (const { start, end, quote } of review.findings) {
      expect(CONTENT.slice(start, end)).toBe(quote);
    }
  });

  it.each([
    ['a short text', 1],
    ['a long one, in its thread', 4_000],
  ])('asks the library about the citations of %s', async (_, times) => {
    const cited =
      'Mapp v. Ohio, 367 U.S. 643 (1971), excludes it. See Mappe v. Ohio, 367 U.S. 643.';
    const content = `${CONTENT}\n\n`.repeat(times) + cited;
    const { findings } = AnalyzeWritingResponseSchema.parse(await (await post({ content })).json());
    const ofLibrary = findings.filter(({ source }) => source === 'library');
    expect(ofLibrary.map(({ title, quote }) => `${title}: ${quote}`)).toEqual([
      'Wrong year: 1971',
      'Misspelled party: Mappe',
    ]);
    for (const { start, end, quote } of ofLibrary) expect(content.slice(start, end)).toBe(quote);
  });

  it('reads the text as the user says', async () => {
    const response = await post({ content: CONTENT, documentKind: 'contract', audience: 'client' });
    const { documentKind, audience } = AnalyzeWritingResponseSchema.parse(await response.json());
    expect({ documentKind, audience }).toEqual({ documentKind: 'contract', audience: 'client' });
  });

  it('records the first words in the history', async () => {
    await post({ content: `${CONTENT}\nMore of it.` });
    expect((await history())[0]).toMatchObject({ category: 'writing-assistant', query: CONTENT });
  });

  it.each([{ content: '' }, { content: ' \n\t' }])('refuses a blank text: %j', async (body) => {
    const before = await history();
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Please enter some text to analyze',
    });
    expect(await history()).toEqual(before);
  });

  it('refuses a visitor before it reads a text, and a text of more than 2 MB', async () => {
    expect((await post({ content: CONTENT }, '')).status).toBe(401);
    const response = await post({ content: 'a '.repeat(1_100_000) });
    expect(response.status).toBe(413);
    expect((await response.json()) as object).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('takes a text, and gives an answer, too large for a message', async () => {
    const content = `${CONTENT}\n\n`.repeat(4_000);
    const response = await post({ content });
    expect(response.status).toBe(200);
    const review = AnalyzeWritingResponseSchema.parse(await response.json());
    expect(review.scores.paragraphs).toHaveLength(4_000);
    expect(JSON.stringify(review).length).toBeGreaterThan(256 * 1024);
  });
});
