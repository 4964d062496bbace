import { TextAnswerSchema } from '@casewright/contracts';
import { MODEL_FAULTS } from '@casewright/law/model';
import { ModelServer } from '@casewright/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LocalEngine } from '../../local/local-engine.js';
import { faultTable, timeoutFor } from '../testing/fault-table.js';
import { modelEngine } from '../testing/model-engine.js';

const RULE = 'Landlord shall return the security deposit within thirty days.';
const FILLER = 'The premises are on the second floor and face the river. '.repeat(300);
const LONG = `${FILLER}\n\n${RULE}\n\n${FILLER}`;
const question = 'When must the landlord return the deposit?';
const say = (...sentences: object[]) => JSON.stringify({ sentences });
const SAID = { text: 'It has thirty days.', quote: 'within thirty days' };
const { signal: never } = new AbortController();

it('has passages by the rules and no answer, each on its page, and none where the text does not say', async () => {
  const engine = new LocalEngine();
  const text = `A shop on the river is let.\f${RULE}`;
  const answer = await engine.answerQuestion({ text, question, pages: [0, 28] }, {}, never);
  expect(TextAnswerSchema.parse(answer)).toEqual({
    engine: 'local',
    sentences: [],
    passages: [{ quote: RULE, start: 28, end: 28 + RULE.length, page: 2 }],
  });
  const silent = { text, question: 'Are dogs and cats allowed?' };
  expect((await engine.answerQuestion(silent, {}, never)).passages).toEqual([]);
});

describe('an answer by a model', () => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await ModelServer.start();
  });
  afterEach(() => server.stop());

  const asked = () => server.requests.map(({ body }) => body.messages!.at(-1)!.content);

  it('stands beside the passages of the rules, and is told sentence by sentence', async () => {
    server.answerNext({
      say: say(SAID, { text: 'A lie.', quote: 'Forty zebras.' }),
      fault: 'drip',
    });
    const { engine } = modelEngine(server.baseUrl);
    const told: string[] = [];
    const onText = (text: string) => void told.push(text);
    const answer = await engine.answerQuestion({ text: RULE, question }, { onText }, never);
    expect(answer).toMatchObject({
      engine: 'stub-1',
      sentences: [{ ...SAID, start: 43, end: 61 }],
      passages: [{ quote: RULE }],
      grounding: { prompt: 'ask@1', quotationsKept: 1, quotationsDropped: 1 },
    });
    expect(told).toEqual(['\n\nIt has thirty days.']);
  });

  it('reads of a long text what bears on the question, and half as much where that is too large', async () => {
    server.answerNext({ status: 400, body: { error: { code: 'context_length_exceeded' } } });
    server.answerNext({ say: say(SAID) });
    const { engine } = modelEngine(server.baseUrl, { sectionTokens: 2_000 });
    const { sentences } = await engine.answerQuestion({ text: LONG, question }, {}, never);
    expect(LONG.slice(sentences[0]!.start, sentences[0]!.end)).toBe(SAID.quote);
    const [whole, half] = asked();
    for (const content of [whole, half]) expect(content).toContain(RULE);
    expect(whole!.length).toBeLessThan(6_400);
    expect(half!.length).toBeLessThan(3_400);
  });

  it('reads a long text section by section where no passage has the question’s words', async () => {
    for (let i = 0; i < 20; i++) server.answerNext({ say: say() });
    const { engine } = modelEngine(server.baseUrl, { sectionTokens: 2_000 });
    const other = { text: LONG, question: 'Are dogs and cats allowed?' };
    const answer = await engine.answerQuestion(other, {}, never);
    expect(asked().length).toBeGreaterThan(4);
    expect(answer).toMatchObject({ sentences: [], passages: [] });
    expect(answer.fallback).toBeUndefined();
  });

  it.each(faultTable(say(SAID), say({ text: 'A lie.', quote: 'Forty zebras.' })))(
    'leaves the passages of the rules, with the reason: %s',
    async (_, answers, fault) => {
      for (const answer of answers) server.answerNext(answer);
      const timeoutMs = timeoutFor(fault);
      const { engine } = modelEngine(server.baseUrl, { timeoutMs, stallMs: 300 });
      const answer = await engine.answerQuestion({ text: RULE, question }, {}, never);
      expect(answer.fallback?.reason).toBe(MODEL_FAULTS[fault]);
      expect(answer).toMatchObject({ engine: 'local', sentences: [], passages: [{ quote: RULE }] });
    },
  );
});
