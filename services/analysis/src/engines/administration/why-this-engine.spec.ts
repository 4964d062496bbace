import { loadConfig, ModelProviderConfig } from '@casewright/platform';
import { describe, expect, it } from '@jest/globals';
import { chooseEngine } from '../openai/settings/model-settings.js';
import { whyThisEngine } from './why-this-engine.js';

const URL = { OPENAI_BASE_URL: 'http://ollama:11434/v1' };

describe('why an installation has its engine', () => {
  it.each<[NodeJS.ProcessEnv, RegExp]>([
    [{}, /auto, and neither OPENAI_API_KEY nor OPENAI_BASE_URL is set/],
    [{ AI_PROVIDER: 'local', OPENAI_API_KEY: 'sk-1' }, /is local/],
    [URL, /OPENAI_MODEL names no model/],
    [{ AI_PROVIDER: 'openai' }, /is openai, but neither/],
    [{ AI_PROVIDER: 'openai', OPENAI_API_KEY: 'sk-1' }, /^AI_PROVIDER is openai\.$/],
    [{ OPENAI_API_KEY: 'sk-1' }, /and OPENAI_API_KEY is set/],
    [{ ...URL, OPENAI_MODEL: 'm' }, /and OPENAI_BASE_URL is set/],
    [{ ...URL, OPENAI_API_KEY: 'sk-1', OPENAI_MODEL: 'm' }, /and OPENAI_BASE_URL are set/],
  ])('with %j', (env, words) => {
    const why = whyThisEngine(chooseEngine(env).kind, loadConfig(ModelProviderConfig, env));
    expect(why).toMatch(words);
    expect(why).not.toContain('sk-1');
  });
});
