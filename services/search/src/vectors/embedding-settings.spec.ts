import { isKeyMissing, readEmbeddingSettings } from './embedding-settings.js';

describe('the settings of embeddings', () => {
  const model = { OPENAI_EMBEDDING_MODEL: 'text-embedding-3-small' };

  it('are there with a model and a key or an endpoint', () => {
    expect(readEmbeddingSettings({ ...model, OPENAI_API_KEY: 'k' })).toEqual({
      model: 'text-embedding-3-small',
      apiKey: 'k',
      baseUrl: undefined,
      external: 'on',
      lookEveryMs: 20_000,
    });
    expect(
      readEmbeddingSettings({ ...model, OPENAI_BASE_URL: 'http://ollama:11434/v1' })?.baseUrl,
    ).toBe('http://ollama:11434/v1');
  });

  it('have an endpoint of their own, which gets no other one’s key', () => {
    const both = { ...model, OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://chat:1/v1' };
    const own = { ...both, OPENAI_EMBEDDING_BASE_URL: 'http://vectors:2/v1' };
    expect(readEmbeddingSettings(own)).toMatchObject({
      baseUrl: 'http://vectors:2/v1',
      apiKey: undefined,
    });
    expect(readEmbeddingSettings({ ...own, OPENAI_EMBEDDING_API_KEY: 'v' })?.apiKey).toBe('v');
  });

  it('are absent without a model, without an endpoint, and with the local engine', () => {
    expect(readEmbeddingSettings({ OPENAI_API_KEY: 'k' })).toBeNull();
    expect(readEmbeddingSettings({ ...model, OPENAI_API_KEY: '' })).toBeNull();
    expect(
      readEmbeddingSettings({ ...model, OPENAI_API_KEY: 'k', AI_PROVIDER: 'local' }),
    ).toBeNull();
  });

  it('lack a key where a model is asked for by name and nothing else is said', () => {
    expect(isKeyMissing({ AI_PROVIDER: 'openai' })).toBe(true);
    expect(isKeyMissing({ AI_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://ollama/v1' })).toBe(
      false,
    );
    expect(isKeyMissing({})).toBe(false);
  });

  it('name the variable that cannot be used', () => {
    expect(() => readEmbeddingSettings({ ...model, OPENAI_BASE_URL: 'ollama' })).toThrow(
      /OPENAI_BASE_URL: must be an http:\/\/ or https:\/\/ address/,
    );
  });
});
