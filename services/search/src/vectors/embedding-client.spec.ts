import { ModelServer } from '@casewright/testing';
import { EmbeddingClient, QUICK } from './embedding-client.js';

const TWICE = { kind: 'passage' as const, timeoutMs: 5_000, retries: 2 };

describe('the embedding client', () => {
  let server: ModelServer;
  let client: EmbeddingClient;

  beforeEach(async () => {
    server = await ModelServer.start({ dimensions: 8 });
    client = new EmbeddingClient({
      model: 'stub',
      baseUrl: server.baseUrl,
      apiKey: 'secret',
      external: 'on',
    });
  });
  afterEach(() => server.stop());

  it('asks the endpoint for numbers, with the model and the key, and keeps the order', async () => {
    const vectors = await client.embed(['a lease', 'a murder'], QUICK);
    expect(vectors.map((vector) => vector.length)).toEqual([8, 8]);
    expect(vectors[0]).toEqual((await client.embed(['a lease'], QUICK))[0]);
    expect(server.requests[0]).toEqual({
      path: '/v1/embeddings',
      authorization: 'Bearer secret',
      body: { model: 'stub', input: ['a lease', 'a murder'], encoding_format: 'float' },
    });
  });

  it('asks again when it is told to wait or the endpoint stumbles', async () => {
    server.answerNext({ status: 429, headers: { 'retry-after': '0' } }, { status: 503 });
    expect(await client.embed(['a lease'], TWICE)).toHaveLength(1);
    expect(server.requests).toHaveLength(3);
  });

  it('gives up at once where nobody may wait, and says what to check', async () => {
    server.answerNext({ status: 500 });
    await expect(client.embed(['a lease'], QUICK)).rejects.toThrow(
      'The endpoint of the embedding model stub answered 500. Check OPENAI_EMBEDDING_MODEL, and the address and key of its endpoint.',
    );
    expect(server.requests).toHaveLength(1);
  });

  it('tells a model that wants to know what is asked and what is answered', async () => {
    const { baseUrl } = server;
    const e5 = new EmbeddingClient({ model: 'e5-small-v2', baseUrl, apiKey: 'k', external: 'on' });
    await e5.embed(['a lease'], QUICK);
    await e5.embed(['a lease'], TWICE);
    const inputs = server.requests.map(({ body }) => body.input);
    expect(inputs).toEqual([['query: a lease'], ['passage: a lease']]);
  });

  it('asks apart about texts that are refused together, and by its beginning about one alone', async () => {
    const long = 'lease '.repeat(100);
    const refused = { status: 413 };
    server.answerNext(refused, refused);
    expect(await client.embed([long, 'a murder'], TWICE)).toHaveLength(2);
    const inputs = server.requests.map(({ body }) => body.input!.map((text) => text.length));
    expect(inputs).toEqual([[600, 8], [600], [300], [8]]);
  });

  it('does not ask again with a key that is refused', async () => {
    server.answerNext({ status: 401 });
    await expect(client.embed(['a lease'], TWICE)).rejects.toThrow(/answered 401/);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['no vectors', { object: 'list' }],
    ['too few', { data: [{ index: 0, embedding: [1, 2] }] }],
    [
      'vectors of two lengths',
      {
        data: [
          { index: 0, embedding: [1, 2] },
          { index: 1, embedding: [1] },
        ],
      },
    ],
    [
      'no numbers',
      {
        data: [
          { index: 0, embedding: ['x'] },
          { index: 1, embedding: ['y'] },
        ],
      },
    ],
  ])('believes no answer with %s', async (_, body) => {
    server.answerNext({ status: 200, body });
    await expect(client.embed(['a lease', 'a murder'], QUICK)).rejects.toThrow(
      /something other than one vector for each text/,
    );
  });

  it('asks nobody outside where that is forbidden', async () => {
    const outside = { model: 'stub', baseUrl: 'http://203.0.113.7:9/v1', apiKey: 'secret' };
    const forbidden = new EmbeddingClient({ ...outside, external: 'off' });
    await expect(forbidden.embed(['a lease'], QUICK)).rejects.toThrow(/EXTERNAL_AI=off forbids/);
  });

  it('says that nobody answers', async () => {
    await server.stop();
    await expect(client.embed(['a lease'], QUICK)).rejects.toThrow(/did not answer/);
  });
});
