import type { AnalyzeResponse, Draft, WritingReview } from '@casewright/contracts';
import { ModelServer } from '@casewright/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';

const TEXT =
  'SERVICE AGREEMENT\n\nThis Agreement is made as of March 4, 2024 between Harbor Analytics, Inc. (“Provider”) and Mill Co. (“Customer”).\n\n1. Fee. Customer shall pay Provider $48,000 per year.\n';
const SAID = {
  summary: 'Customer pays a yearly fee. It says “the fee doubles every year.”',
  insights: [],
  recommendations: [],
  findings: [],
};
const NO_MODEL = { AI_PROVIDER: 'auto', OPENAI_API_KEY: '', OPENAI_BASE_URL: '', OPENAI_MODEL: '' };

describe('the product with a model', () => {
  let product: RunningProduct | undefined;
  let server: ModelServer | undefined;
  afterEach(async () => {
    await product?.stop();
    await server?.stop();
    Object.assign(process.env, NO_MODEL);
  });

  const post = (cookie: string, path: string, body: object): Promise<Response> =>
    product!.ask(cookie, path, body);

  it('answers by the model, held to the document, keeps count, and goes on by rules', async () => {
    server = await ModelServer.start({ chat: () => ({ say: JSON.stringify(SAID) }) });
    const model = { OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'stub-1', EXTERNAL_AI: 'off' };
    product = await startProduct({ env: { ...NO_MODEL, ...model } });
    const cookie = await product.signUp('ann@example.com');
    const analyze = async (): Promise<AnalyzeResponse> => {
      const form = new FormData();
      form.set('text', TEXT);
      const answer = await post(cookie, '/api/insights/analyze', form);
      expect(answer.status).toBe(200);
      return (await answer.json()) as AnalyzeResponse;
    };
    const first = await analyze();
    expect(first).toMatchObject({
      engine: 'stub-1',
      byModel: { summary: 'Customer pays a yearly fee.' },
    });
    expect(first.grounding).toMatchObject({ prompt: 'analyze@2', quotationsDropped: 1 });
    server.answerNext({ status: 400 }, { status: 400 }, { status: 400 });
    expect(await analyze()).toMatchObject({ engine: 'local', fallback: { model: 'stub-1' } });
    const db = new Client({ connectionString: product.database.adminUrl });
    await db.connect();
    const { rows } = await db.query('SELECT * FROM analysis.model_usage');
    await db.end();
    expect(rows).toMatchObject([{ task: 'analyze', model: 'stub-1', requests: 2, failures: 1 }]);
    expect(Number(rows[0].prompt_tokens)).toBeGreaterThan(100);
  }, 120_000);

  it('reviews writing and drafts by the model, held to the text and to the clauses', async () => {
    server = await ModelServer.start();
    const model = { OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'stub-1', EXTERNAL_AI: 'off' };
    product = await startProduct({ env: { ...NO_MODEL, ...model } });
    const cookie = await product.signUp('ann@example.com');
    const ask = async <T>(path: string, body: object, ...said: object[]): Promise<T> => {
      server!.answerNext(...said);
      const answer = await post(cookie, path, body);
      expect(answer.status).toBe(200);
      return (await answer.json()) as T;
    };
    const content = 'Mill Co. paid $48,000 in a manner that is late.';
    const rewrite = (suggested: string): object => ({
      original: content,
      suggested,
      aim: 'concision',
      why: 'It is shorter.',
    });
    const rewrites = [
      rewrite('Mill Co. paid $44,000 late.'),
      rewrite('Mill Co. paid $48,000 late.'),
    ];
    const edited = { say: JSON.stringify({ rewrites, tone: [] }) };
    const review = await ask<WritingReview>('/api/writing/analyze', { content }, edited);
    expect(review).toMatchObject({
      engine: 'stub-1',
      grounding: { prompt: 'writing@1', suggestionsKept: 1, suggestionsDropped: 1 },
    });
    expect(review.alternatives.map(({ suggested }) => suggested)).toContain(
      'Mill Co. paid $48,000 late.',
    );
    const failed = Array(3).fill({ status: 400 });
    expect(await ask('/api/writing/analyze', { content }, ...failed)).toMatchObject({
      engine: 'local',
      fallback: { model: 'stub-1' },
    });
    const request = {
      documentType: 'Settlement Agreement',
      requirements: 'Between Harbor Analytics, Inc. and Mill Co. Our looms stay in Toledo.',
    };
    const requirement = 'looms stay in Toledo';
    const terms = ['The looms stay in Toledo.', 'The looms stay in Toledo for $5.'].map((text) => ({
      section: 'payment-time',
      requirement,
      text,
    }));
    const worded = { say: JSON.stringify({ paragraphs: [], terms: terms.toReversed() }) };
    const byRules = await ask<Draft>('/api/templates/generate', request, ...failed);
    expect(byRules).toMatchObject({ engine: 'local', notUnderstood: [requirement] });
    const draft = await ask<Draft>('/api/templates/generate', request, worded);
    expect(draft).toMatchObject({
      engine: 'stub-1',
      structure: byRules.structure,
      notUnderstood: [],
      grounding: { prompt: 'template@1', termsPlaced: 1, termsRefused: 1 },
    });
    expect(draft.content).toContain('The looms stay in Toledo.');
  }, 120_000);

  it('that has no key says so on every screen that asked for one', async () => {
    product = await startProduct({ env: { ...NO_MODEL, AI_PROVIDER: 'openai' } });
    const cookie = await product.signUp('ann@example.com');
    const answers = [
      await post(cookie, '/api/writing/analyze', { content: 'The parties hereby agree.' }),
      await post(cookie, '/api/search', { query: 'free speech' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(502);
      expect(await answer.json()).toMatchObject({
        code: 'AI_KEY_INVALID',
        message: expect.stringMatching(/API key/),
      });
    }
  }, 120_000);
});
