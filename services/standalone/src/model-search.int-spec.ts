import type {
  GeneratedCitation,
  ModelInUse,
  QuestionUnderstanding,
  RelevanceExplanations,
  SearchResponse,
} from '@casewright/contracts';
import { type ModelRequest, ModelServer } from '@casewright/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { type RunningProduct, startProduct } from '../test/product.js';

const NO_MODEL = { AI_PROVIDER: 'auto', OPENAI_API_KEY: '', OPENAI_BASE_URL: '', OPENAI_MODEL: '' };
const query = 'May officers search a cell phone without a warrant after an arrest?';

/** Quotes the first words of the first case's summary, and invents something about the second. */
function explain(content: string): string {
  const [, words] = /^Case 1\n(?:.*\n)*?Summary: ((?:\S+ ){4}\S+)/m.exec(content)!;
  const texts = [
    `The record says “${words}” of it.`,
    'It says “nothing of the kind was ever said.”',
  ];
  return JSON.stringify({ explanations: texts.map((text, at) => ({ case: at + 1, text })) });
}

const READING = JSON.stringify({
  terms: ['warrant', 'arrest', 'satellite'],
  phrases: ['cell phone'],
  synonyms: [{ of: 'cell phone', words: ['mobile telephone'] }],
  court: '',
  fromYear: '',
  toYear: '',
});

const contentOf = ({ body }: ModelRequest): string => body.messages!.at(-1)!.content;

const FIELDS = JSON.stringify({
  kind: 'case',
  title: 'Riley v. California',
  authors: [],
  editors: [],
  date: '2014',
  containerTitle: '',
  volume: '',
  issue: '',
  page: '999',
  section: '',
  number: '',
  court: 'Supreme Court',
  edition: '',
  publisher: '',
  place: '',
  doi: '',
  url: '',
  pin: '',
});

const answer = (request: ModelRequest) => {
  const content = contentOf(request);
  if (content.startsWith('source-')) return { say: FIELDS };
  return { say: content.startsWith('question-') ? READING : explain(content) };
};

describe('search with a model', () => {
  let product: RunningProduct | undefined;
  let server: ModelServer | undefined;
  let cookie: string;
  afterEach(async () => {
    await product?.stop();
    await server?.stop();
    Object.assign(process.env, NO_MODEL);
  });

  const start = async (env: Record<string, string>): Promise<void> => {
    product = await startProduct({ env: { ...NO_MODEL, ...env } });
    cookie = await product.signUp('ann@example.com');
  };
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await product!.ask(cookie, path, body);
    expect(answer.status).toBe(200);
    return (await answer.json()) as T;
  };
  const modelInUse = async (): Promise<ModelInUse> =>
    (await (
      await fetch(`${product!.origin}/api/model`, { headers: { cookie } })
    ).json()) as ModelInUse;

  it('explains the cases of the page, reads a question and a description, and counts the use', async () => {
    server = await ModelServer.start({ chat: answer });
    await start({ OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'stub-1', EXTERNAL_AI: 'off' });
    expect(await modelInUse()).toEqual({ model: 'stub-1', taskModels: {} });
    const { cases } = await post<SearchResponse>('/api/search', { query });
    expect(server.requests).toHaveLength(0);
    const said = await post<RelevanceExplanations>('/api/search/explanations', { query });
    expect(said).toMatchObject({ engine: 'stub-1', grounding: { prompt: 'relevance@1' } });
    expect(said.explanations.map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
    expect(said.explanations[0]).toMatchObject({ source: 'model' });
    expect(said.explanations[1]).toEqual({
      id: cases[1]!.id,
      text: cases[1]!.relevance,
      source: 'rule',
    });
    const read = await post<QuestionUnderstanding>('/api/search/understanding', { query });
    expect(read).toMatchObject({
      engine: 'stub-1',
      prompt: 'question@1',
      dropped: 1,
      search: { query: '"cell phone" warrant arrest mobile telephone' },
    });
    const found = await post<SearchResponse>('/api/search', { query: read.search!.query });
    expect(found.total).toBe(read.search!.total);
    const cited = await post<GeneratedCitation>('/api/citations/describe', {
      content: 'the phone decision of 2014, by name Riley v. California, of the Supreme Court',
    });
    expect(cited).toMatchObject({
      citationText: 'Riley v. California, 573 U.S. 373 (2014)',
      verdict: { verdict: 'verified' },
      help: { engine: 'stub-1', dropped: [{ field: 'page', value: '999' }] },
    });
    const db = new Client({ connectionString: product!.database.adminUrl });
    await db.connect();
    const { rows } = await db.query('SELECT task, model FROM analysis.model_usage ORDER BY task');
    await db.end();
    expect(rows).toEqual([
      { task: 'citation', model: 'stub-1' },
      { task: 'question', model: 'stub-1' },
      { task: 'relevance', model: 'stub-1' },
    ]);
  }, 120_000);

  it('is the plain search where there is no model', async () => {
    await start({});
    expect(await modelInUse()).toEqual({ model: null });
    const { explanations, engine } = await post<RelevanceExplanations>('/api/search/explanations', {
      query,
    });
    expect(engine).toBe('local');
    const read = await post<QuestionUnderstanding>('/api/search/understanding', { query });
    expect(read).toEqual({ engine: 'local', reading: null, search: null, dropped: 0 });
    expect(new Set(explanations.map(({ source }) => source))).toEqual(new Set(['rule']));
  }, 120_000);
});
