import { ModelServer } from '@casewright/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ModelClient, type ModelUse } from './model-client.js';
import type { ModelQuestion } from './read-stream.js';

const QUESTION: ModelQuestion = {
  task: 'test',
  system: 'Answer.',
  turns: [{ role: 'user', content: 'Are you ready?' }],
  schema: { type: 'object' },
  maxTokens: 100,
};
const FAILURES = 5;

describe('asking the model once', () => {
  let server: ModelServer;
  let uses: ModelUse[];
  let client: ModelClient;
  beforeEach(async () => {
    server = await ModelServer.start({ chat: () => ({ say: '{"ready": true}' }) });
    uses = [];
    const settings = {
      model: 'stub-1',
      taskModels: {},
      baseUrl: server.baseUrl,
      apiKey: undefined,
      external: 'off' as const,
      concurrency: 1,
      timeoutMs: 60_000,
      stallMs: 60_000,
      retries: 0,
      sectionTokens: 6_000,
      documentTokens: 120_000,
    };
    client = new ModelClient(settings, { record: (use) => void uses.push(use) });
  });
  afterEach(() => server.stop());

  const { signal: never } = new AbortController();
  const failOften = async (): Promise<void> => {
    server.answerNext(...Array.from({ length: FAILURES }, () => ({ status: 500 })));
    for (let n = 0; n < FAILURES; n++) {
      await expect(client.ask(QUESTION, never)).rejects.toMatchObject({ fault: 'unavailable' });
    }
  };

  it('tells the model that answered, and counts tokens and time', async () => {
    expect(await client.tryOnce(QUESTION)).toMatchObject({
      text: '{"ready": true}',
      model: 'stub-1',
    });
    expect(uses).toEqual([
      {
        task: 'test',
        model: 'stub-1',
        failed: false,
        durationMs: expect.any(Number),
        promptTokens: expect.any(Number),
        completionTokens: 4,
      },
    ]);
  });

  it('says how it failed, and counts that too', async () => {
    server.answerNext({ status: 401 });
    await expect(client.tryOnce(QUESTION)).rejects.toMatchObject({ fault: 'key' });
    expect(uses).toMatchObject([{ failed: true, fault: 'key', durationMs: expect.any(Number) }]);
  });

  it.each([
    ['the request exceeds the available context size, try increasing it', 'too-large'],
    ["This model's maximum context length is 4096 tokens.", 'too-large'],
    ['The model `none` does not exist.', 'bad-request'],
  ])('of a refusal, %s, says %s', async (message, fault) => {
    server.answerNext(...Array(3).fill({ status: 400, body: { error: { message } } }));
    await expect(client.tryOnce(QUESTION)).rejects.toMatchObject({ fault });
  });

  it('waits no longer than the question allows', async () => {
    server.answerNext({ fault: 'hang' });
    const hurried = { ...QUESTION, timeoutMs: 50 };
    await expect(client.tryOnce(hurried)).rejects.toMatchObject({ fault: 'timeout' });
  });

  it('goes through while the endpoint is left alone, and an answer ends that', async () => {
    expect(client.breakerState).toBe('closed');
    await failOften();
    expect(client.breakerState).toBe('open');
    await expect(client.ask(QUESTION, never)).rejects.toMatchObject({ fault: 'paused' });
    server.answerNext({ status: 500 });
    await expect(client.tryOnce(QUESTION)).rejects.toMatchObject({ fault: 'unavailable' });
    expect(client.breakerState).toBe('open');
    await client.tryOnce(QUESTION);
    expect(client.breakerState).toBe('closed');
    // One more failure is the first of its row.
    server.answerNext({ status: 500 });
    await expect(client.ask(QUESTION, never)).rejects.toMatchObject({ fault: 'unavailable' });
    expect(client.breakerState).toBe('closed');
  });
});
