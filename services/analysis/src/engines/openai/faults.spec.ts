import { assertStorable } from '@casewright/contracts';
import { MODEL_FAULTS } from '@casewright/law/model';
import { SERVICE_CONTRACT } from '@casewright/law/reading/testing';
import { ModelServer, type ScriptedAnswer } from '@casewright/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { faultTable, timeoutFor } from './testing/fault-table.js';
import { KEY, modelEngine, reading } from './testing/model-engine.js';

const GOOD = { say: reading({ summary: 'The agreement sets a fee.' }) };
const times = (count: number, answer: ScriptedAnswer): ScriptedAnswer[] =>
  Array.from({ length: count }, () => answer);
const { signal: never } = new AbortController();

const TABLE = faultTable(GOOD.say, reading());

describe('the model engine, where the endpoint answers with', () => {
  let server: ModelServer;
  const written: string[] = [];
  beforeEach(async () => {
    server = await ModelServer.start();
    written.length = 0;
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    }
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await server.stop();
  });

  it.each(TABLE)(
    '%s: gives the answer of the rules and says why',
    async (_, answers, fault, asked) => {
      server.answerNext(...answers);
      const timeoutMs = timeoutFor(fault);
      const { engine } = modelEngine(server.baseUrl, { timeoutMs });
      const analysis = await engine.analyze({ text: SERVICE_CONTRACT }, {}, never);
      expect(analysis.engine).toBe('local');
      expect(analysis.fallback).toEqual({ model: 'stub-1', reason: MODEL_FAULTS[fault] });
      expect(analysis.parties).toHaveLength(2);
      expect(server.requests).toHaveLength(asked);
      expect(JSON.stringify(analysis) + written.join('')).not.toContain(KEY);
    },
  );

  it.each([401, 403])('%i: says that the API key is at fault, without it', async (status) => {
    server.answerNext({
      status,
      body: { error: { message: `Incorrect API key provided: ${KEY}.`, code: 'invalid_api_key' } },
    });
    const { engine } = modelEngine(server.baseUrl);
    const failure = await engine.analyze({ text: SERVICE_CONTRACT }, {}, never).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ code: 'AI_KEY_INVALID', message: /OpenAI API key/ });
    expect((failure as Error).cause).toBeUndefined();
    expect(written.join('')).not.toContain(KEY);
    expect(server.requests).toHaveLength(1);
  });

  it('nothing, as nobody is there', async () => {
    const { baseUrl } = server;
    await server.stop();
    const { engine } = modelEngine(baseUrl);
    const { fallback } = await engine.analyze({ text: SERVICE_CONTRACT }, {}, never);
    expect(fallback?.reason).toBe(MODEL_FAULTS.unreachable);
  });

  it.each([
    ['429 once', { status: 429, headers: { 'retry-after': '0' } }],
    ['503 once', { status: 503 }],
    ['another form once', { say: '{}' }],
    ['a fence of words around the JSON', { say: `Here it is:\n\`\`\`json\n${GOOD.say}\n\`\`\`` }],
  ])('%s: goes on', async (_, answer) => {
    server.answerNext(answer, GOOD);
    const { engine, uses } = modelEngine(server.baseUrl);
    const analysis = await engine.analyze({ text: SERVICE_CONTRACT }, {}, never);
    expect(analysis).toMatchObject({
      engine: 'stub-1',
      byModel: { summary: 'The agreement sets a fee.' },
    });
    expect(analysis.fallback).toBeUndefined();
    expect(uses.at(-1)).toMatchObject({ task: 'analyze', model: 'stub-1', failed: false });
    expect(uses.at(-1)!.promptTokens).toBeGreaterThan(500);
  });

  it.each([
    ['as JSON writes them', '\\u0000', '\\ud800'],
    ['as they are', '\0', '\ud800'],
  ])('a NUL and half a character, %s: keeps neither', async (_, nul, half) => {
    const say = reading({ summary: `The agreement sets NUL a fee HALF.` });
    server.answerNext({ say: say.replace('NUL', nul).replace('HALF', half) });
    const { engine } = modelEngine(server.baseUrl);
    const analysis = await engine.analyze({ text: SERVICE_CONTRACT }, {}, never);
    expect(analysis).toMatchObject({
      engine: 'stub-1',
      byModel: { summary: 'The agreement sets   a fee \uFFFD.' },
    });
    expect(() => assertStorable(analysis)).not.toThrow();
  });

  it('a refusal of schemas: asks without one, and from then on always', async () => {
    await server.stop();
    server = await ModelServer.start({ withoutSchemas: true, chat: () => GOOD });
    const { engine } = modelEngine(server.baseUrl);
    for (let n = 0; n < 2; n++) {
      expect((await engine.analyze({ text: SERVICE_CONTRACT }, {}, never)).engine).toBe('stub-1');
    }
    const told = server.requests.map(({ body }) =>
      ['response_format', 'temperature'].map((part) => part in body),
    );
    expect(told).toEqual([
      [true, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
    expect(server.requests.at(-1)!.body.messages![0]!.content).toContain(
      '"additionalProperties":false',
    );
  });

  it.each([
    ['ran out of tokens', { finish: 'length' }],
    [
      'was ended in another word',
      { finish: 'eos', usage: { prompt_tokens: '12', completion_tokens: -3 } },
    ],
    ['stalled', { fault: 'stall' }],
    ['broke off', { fault: 'truncate' }],
  ] as const)('an answer that %s: keeps what was whole', async (_, how) => {
    const says = {
      summary: 'The agreement sets a fee.',
      insights: [{ text: 'It has a term.', quote: 'This Agreement' }],
    };
    const [whole] = reading(says).split('],"rec');
    // A stream that breaks off, or stalls, sends a first part only.
    const part = 'fault' in how ? whole + ' '.repeat(2 * whole!.length) : whole;
    server.answerNext({ say: part!, ...how });
    const { engine } = modelEngine(server.baseUrl, { stallMs: 300 });
    const analysis = await engine.analyze({ text: SERVICE_CONTRACT }, {}, never);
    expect(analysis).toMatchObject({
      engine: 'stub-1',
      byModel: { summary: says.summary, insights: says.insights },
    });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['refuses', { status: 400, body: { error: { message: 'maximum context length is 4096' } } }],
    [
      'leaves most of it unread',
      { say: GOOD.say, usage: { prompt_tokens: 30, completion_tokens: 9 } },
    ],
  ])('a section too large, which it %s: reads its halves', async (_, first) => {
    server.answerNext(first, GOOD, GOOD);
    const { engine } = modelEngine(server.baseUrl, { sectionTokens: 2_000 });
    const text = SERVICE_CONTRACT.repeat(9).slice(0, 5_000);
    const { grounding } = await engine.analyze({ text }, {}, never);
    expect(grounding).toMatchObject({ sectionsRead: 2 });
    const [whole, ...halves] = server.requests.map(
      ({ body }) => body.messages!.at(-1)!.content.length,
    );
    for (const half of halves) expect(half).toBeLessThan(whole! * 0.7);
  });

  it('500 again and again: leaves it alone for a while', async () => {
    server.answerNext(...times(5, { status: 500 }));
    const { engine } = modelEngine(server.baseUrl, { retries: 0 });
    for (let n = 0; n < 5; n++) await engine.analyze({ text: SERVICE_CONTRACT }, {}, never);
    const { fallback } = await engine.analyze({ text: SERVICE_CONTRACT }, {}, never);
    expect(fallback?.reason).toBe(MODEL_FAULTS.paused);
    expect(server.requests).toHaveLength(5);
  });

  it('nothing for long: the rules’ answer is told before, and each sentence once it is whole', async () => {
    const insights = ['It sets a fee.', 'It ends in 2027.'].map((text) => ({
      text,
      quote: 'This Agreement',
    }));
    server.answerNext({ say: reading({ insights }) + ' '.repeat(300), fault: 'drip' });
    const told: string[] = [];
    const { engine } = modelEngine(server.baseUrl);
    const onText = (delta: string) => void told.push(delta);
    const analysis = await engine.analyze({ text: SERVICE_CONTRACT }, { onText }, never);
    const [first = '', ...items] = told;
    expect(first).toContain(analysis.analysis);
    expect(first).toContain(analysis.insights[0]);
    expect(items).toEqual(insights.map(({ text }) => `\n\n${text}`));
  });

  it('nothing yet when the user cancels: ends the request too', async () => {
    server.answerNext({ fault: 'hang' });
    const cancel = new AbortController();
    const { engine, uses } = modelEngine(server.baseUrl);
    const work = engine.analyze({ text: SERVICE_CONTRACT }, {}, cancel.signal);
    const asked = (async () => {
      while (server.requests.length === 0) await new Promise(setImmediate);
    })();
    await asked;
    cancel.abort(new Error('cancelled'));
    await expect(work).rejects.toThrow('cancelled');
    expect(uses).toEqual([]);
  });

  it('no chance, as the policy forbids its address', async () => {
    const { engine } = modelEngine('http://203.0.113.7:9/v1');
    const { fallback } = await engine.analyze({ text: SERVICE_CONTRACT }, {}, never);
    expect(fallback?.reason).toBe(MODEL_FAULTS.forbidden);
  });
});
