import { describe, expect, it } from '@jest/globals';
import { chooseEngine } from './model-settings.js';

describe('the engine of an installation', () => {
  it.each([
    [{}, 'local'],
    [{ AI_PROVIDER: 'local', OPENAI_API_KEY: 'k' }, 'local'],
    [{ OPENAI_API_KEY: 'k' }, 'openai'],
    [{ OPENAI_BASE_URL: 'http://ollama:11434/v1', OPENAI_MODEL: 'm' }, 'openai'],
    [{ OPENAI_BASE_URL: 'http://ollama:11434/v1' }, 'local'],
    [{ AI_PROVIDER: 'openai' }, 'keyless'],
    [{ AI_PROVIDER: 'openai', OPENAI_API_KEY: '' }, 'keyless'],
  ])('with %j is %s', (env, kind) => expect(chooseEngine(env).kind).toBe(kind));

  it('names the models of single tasks', () => {
    const chosen = (OPENAI_TASK_MODELS?: string) => {
      const choice = chooseEngine({ OPENAI_API_KEY: 'k', OPENAI_TASK_MODELS });
      return choice.kind === 'openai' ? choice.settings.taskModels : null;
    };
    expect(chosen()).toEqual({});
    expect(chosen(' question = qwen2.5:3b,citation=org/small:1,')).toEqual({
      question: 'qwen2.5:3b',
      citation: 'org/small:1',
    });
    for (const said of ['qwen2.5:3b', 'questions=a', 'question=', 'question=a citation=b'])
      expect(() => chosen(said)).toThrow(/OPENAI_TASK_MODELS: must be TASK=MODEL/);
  });

  it('names what cannot be used', () => {
    expect(() =>
      chooseEngine({ AI_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://ollama:11434/v1' }),
    ).toThrow(/OPENAI_MODEL/);
    expect(() => chooseEngine({ EXTERNAL_AI: 'no' })).toThrow(/EXTERNAL_AI: must be on or off/);
  });
});
