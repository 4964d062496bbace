import { embeddingStatus } from '@casewright/contracts';
import { ModelServer } from '@casewright/testing';
import { describe, expect, it } from '@jest/globals';
import { EmbeddingClient } from './embedding-client.js';
import { readEmbeddingSettings } from './embedding-settings.js';
import { EmbeddingState, EmbeddingStatusService } from './embedding-status.service.js';

describe('what administrators see of embeddings', () => {
  const settings = readEmbeddingSettings({
    OPENAI_EMBEDDING_MODEL: 'nomic-embed-text',
    OPENAI_BASE_URL: 'http://ollama:11434/v1',
    OPENAI_API_KEY: 'sk-secret',
  });

  it('is the model, its host and what is wrong', () => {
    const state = new EmbeddingState();
    const service = new EmbeddingStatusService(settings, state);
    const status = () => service.status();
    const known = { model: 'nomic-embed-text', host: 'ollama:11434', tested: null };
    expect(status()).toEqual({ ...known, fault: null });
    state.fails(new Error('The endpoint answered 500.'));
    expect(status()).toEqual({ ...known, fault: 'The endpoint answered 500.' });
    state.works();
    expect(status()).toEqual({ ...known, fault: null });
  });

  it('is nothing where there is no model, and for nobody else', () => {
    const service = new EmbeddingStatusService(null, new EmbeddingState());
    expect(service.status()).toBeNull();
    expect(embeddingStatus.rule).toBe('administer');
  });

  it('is, after a test, the length of a vector and how long it took, or what is wrong', async () => {
    const server = await ModelServer.start({ dimensions: 8 });
    const at = { model: 'stub', baseUrl: server.baseUrl, apiKey: 'k', external: 'on' as const };
    const tested = (client: EmbeddingClient | null) =>
      new EmbeddingStatusService(settings, new EmbeddingState(), client).test();
    const client = new EmbeddingClient(at);
    const model = 'nomic-embed-text';
    const found = { dimensions: 8, durationMs: expect.any(Number) };
    expect(await tested(client)).toMatchObject({ model, tested: found, fault: null });
    server.answerNext({ status: 401 });
    const fault = expect.stringMatching(/stub answered 401\. Check OPENAI_EMBEDDING_MODEL/);
    expect(await tested(client)).toMatchObject({ model, tested: null, fault });
    expect(server.requests).toHaveLength(2);
    expect(await tested(null)).toBeNull();
    await server.stop();
  });
});
