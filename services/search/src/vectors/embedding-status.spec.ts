import { runInContext } from '@casewright/platform';
import { describe, expect, it } from '@jest/globals';
import { readEmbeddingSettings } from './embedding-settings.js';
import { EmbeddingState, EmbeddingStatusService } from './embedding-status.service.js';

const SESSION = '5f0c3f0a-6b1e-4a52-9c0e-0d8f0f1b2c3d';
const as = <T>(isAdmin: boolean, work: () => T): T =>
  runInContext(
    { correlationId: 'spec', principal: { userId: 1, sessionId: SESSION, isAdmin } },
    work,
  );

describe('what administrators see of embeddings', () => {
  const settings = readEmbeddingSettings({
    OPENAI_EMBEDDING_MODEL: 'nomic-embed-text',
    OPENAI_BASE_URL: 'http://ollama:11434/v1',
    OPENAI_API_KEY: 'sk-secret',
  });

  it('is the model, its host and what is wrong', () => {
    const state = new EmbeddingState();
    const service = new EmbeddingStatusService(settings, state);
    const status = () => as(true, () => service.status());
    const known = { model: 'nomic-embed-text', host: 'ollama:11434' };
    expect(status()).toEqual({ ...known, fault: null });
    state.fails(new Error('The endpoint answered 500.'));
    expect(status()).toEqual({ ...known, fault: 'The endpoint answered 500.' });
    state.works();
    expect(status()).toEqual({ ...known, fault: null });
  });

  it('is nothing where there is no model, and for nobody else', () => {
    const service = new EmbeddingStatusService(null, new EmbeddingState());
    expect(as(true, () => service.status())).toBeNull();
    expect(() => as(false, () => service.status())).toThrow(/Only an administrator/);
  });
});
