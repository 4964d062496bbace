import { embeddingStatus } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
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
    const known = { model: 'nomic-embed-text', host: 'ollama:11434' };
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
});
