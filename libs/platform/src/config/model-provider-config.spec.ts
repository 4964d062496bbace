import { describe, expect, it } from '@jest/globals';
import { IsInt } from 'class-validator';
import { loadConfig } from './load-config.js';
import {
  endpointHost,
  endpointSettings,
  ModelProviderConfig,
  providerState,
} from './model-provider-config.js';

class OneMore extends ModelProviderConfig {
  @IsInt()
  AI_CONCURRENCY: number = 4;
}

describe('the configuration of a model endpoint', () => {
  it.each([
    [{}, 'off'],
    [{ AI_PROVIDER: 'local', OPENAI_API_KEY: 'k' }, 'off'],
    [{ OPENAI_API_KEY: 'k' }, 'ready'],
    [{ OPENAI_BASE_URL: 'http://ollama:11434/v1' }, 'ready'],
    [{ AI_PROVIDER: 'openai' }, 'keyless'],
    [{ AI_PROVIDER: 'openai', OPENAI_API_KEY: '' }, 'keyless'],
  ])('%j is %s', (env, state) =>
    expect(providerState(loadConfig(ModelProviderConfig, env))).toBe(state),
  );

  it('is checked and converted in a class that extends it, beside the fields of that', () => {
    const config = loadConfig(OneMore, { OPENAI_API_KEY: 'k', AI_CONCURRENCY: '8' });
    expect(config.AI_CONCURRENCY).toBe(8);
    expect(endpointSettings(config)).toEqual({ apiKey: 'k', baseUrl: undefined, external: 'on' });
    const wrong = { AI_PROVIDER: 'gpt', OPENAI_BASE_URL: 'ollama', EXTERNAL_AI: 'no' };
    for (const fault of [
      /AI_PROVIDER: must be auto, openai or local/,
      /OPENAI_BASE_URL: must be an http:\/\/ or https:\/\/ address/,
      /EXTERNAL_AI: must be on or off/,
    ]) {
      expect(() => loadConfig(OneMore, wrong)).toThrow(fault);
    }
  });

  it('is shown by its host alone', () => {
    expect(endpointHost({ baseUrl: 'http://ann:secret@ollama:11434/v1?key=k' })).toBe(
      'ollama:11434',
    );
    expect(endpointHost({ baseUrl: undefined })).toBe('api.openai.com');
  });
});
