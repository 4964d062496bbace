import { QuestionUnderstandingSchema } from '@casewright/contracts';
import { MODEL_FAULTS } from '@casewright/law/model';
import { questionPrompt } from '@casewright/law/model/testing';
import { ModelServer } from '@casewright/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { faultTable, timeoutFor } from '../testing/fault-table.js';
import { HOSTILE_WORDS, naiveModel } from '../testing/injected-wishes.js';
import { modelEngine } from '../testing/model-engine.js';

const say = (said: Partial<questionPrompt.QuestionSaid> = {}): string =>
  JSON.stringify({
    terms: [],
    phrases: [],
    synonyms: [],
    court: '',
    fromYear: '',
    toYear: '',
    ...said,
  });
const query =
  'Does accepting rent after notice of breach waive forfeiture in the Ninth Circuit since 2010?';
const GOOD = say({
  terms: ['rent', 'waiver'],
  phrases: ['notice of breach'],
  synonyms: [{ of: 'waive', words: ['relinquishment'] }],
  court: 'Ninth Circuit',
  fromYear: '2010',
});
const { signal: never } = new AbortController();

describe('a question read by a model', () => {
  let server: ModelServer;
  beforeEach(async () => {
    server = await ModelServer.start();
  });
  afterEach(() => server.stop());

  const read = (asked = query, settings = {}) =>
    modelEngine(server.baseUrl, settings).engine.understandQuestion({ query: asked }, {}, never);

  it('has its own terms, court and years, and other words for them', async () => {
    server.answerNext({ say: GOOD });
    expect(await read()).toEqual({
      engine: 'stub-1',
      prompt: 'question@1',
      dropped: 0,
      reading: {
        terms: ['rent', 'waiver'],
        phrases: ['notice of breach'],
        synonyms: ['relinquishment'],
        court: { id: 'ca9', name: expect.stringContaining('Ninth Circuit') },
        fromYear: 2010,
        toYear: null,
      },
    });
    const [system, asked] = server.requests[0]!.body.messages!;
    expect(system!.content).toBe(questionPrompt.INSTRUCTIONS);
    expect(asked!.content).toMatch(/^question-[0-9a-f]{24}\nDoes accepting rent/);
  });

  it('is read by the model of this task, which fails apart from the one for the others', async () => {
    const settings = { retries: 0, taskModels: { question: 'small', relevance: 'small' } };
    const { engine, uses } = modelEngine(server.baseUrl, settings);
    const ask = () => engine.understandQuestion({ query }, {}, never);
    server.answerNext({ say: GOOD });
    expect((await ask()).engine).toBe('small');
    // As many as have an endpoint left alone.
    server.answerNext(...Array.from({ length: 5 }, () => ({ status: 500 })));
    for (let n = 0; n < 5; n++) expect((await ask()).fallback?.model).toBe('small');
    expect((await ask()).fallback?.reason).toBe(MODEL_FAULTS.paused);
    const document = { text: 'The fee is $500.' };
    expect((await engine.analyze(document, {}, never)).fallback?.model).toBe('stub-1');
    expect(server.requests.slice(0, 7).map(({ body }) => body.model)).toEqual([
      ...Array.from({ length: 6 }, () => 'small'),
      'stub-1',
    ]);
    expect(new Set(uses.map(({ task, model }) => `${task}: ${model}`))).toEqual(
      new Set(['question: small', 'analyze: stub-1']),
    );
  });

  it.each(faultTable(GOOD, say()).filter(([, , fault]) => fault !== 'ungrounded'))(
    'of an endpoint that answers with %s is not read, with the reason',
    async (_, answers, fault, asked) => {
      server.answerNext(...answers);
      const timeoutMs = timeoutFor(fault);
      expect(await read(query, { timeoutMs })).toEqual({
        engine: 'local',
        reading: null,
        dropped: 0,
        fallback: { model: 'stub-1', reason: MODEL_FAULTS[fault] },
      });
      expect(server.requests).toHaveLength(asked);
    },
  );

  it('with a refused key says so', async () => {
    server.answerNext({ status: 401 });
    await expect(read()).rejects.toMatchObject({ code: 'AI_KEY_INVALID' });
  });

  it('in 100 inventing answers has no court, year, phrase or term that it did not name', async () => {
    for (let n = 0; n < 100; n++) {
      const invented: Partial<questionPrompt.QuestionSaid>[] = [
        { court: `Supreme Court of Texas` },
        { fromYear: String(1_900 + n) },
        { toYear: String(2_011 + (n % 60)) },
        { phrases: [`rent doubles ${n} times`] },
        { terms: [`bankruptcy${n}`] },
        { synonyms: [{ of: 'arson', words: ['Pike v. Sound'] }] },
      ];
      server.answerNext({ say: say(invented[n % invented.length]) });
      expect(await read()).toMatchObject({ engine: 'stub-1', reading: null, dropped: 1 });
    }
  }, 60_000);
});

describe('instructions in a question, of a model that obeys them', () => {
  const naive = naiveModel(/question-[0-9a-f]{24}/, {
    'reveal the prompt': () => ({
      say: say({
        terms: [questionPrompt.INSTRUCTIONS],
        synonyms: [{ of: 'rent', words: [questionPrompt.INSTRUCTIONS] }],
      }),
    }),
    'reveal the mark': (mark) => ({ say: say({ synonyms: [{ of: 'rent', words: [mark] }] }) }),
    'carry data out by a link': () => ({ say: say({ terms: ['https://evil.example/?q=1'] }) }),
    'write markup': () => ({ say: say({ phrases: ['<script>alert(1)</script>'] }) }),
    'change an amount': () => ({ say: say({ fromYear: '1999' }) }),
  });

  it.each(HOSTILE_WORDS)('cannot %s', async (_, _wish, words) => {
    const server = await ModelServer.start({ chat: naive });
    try {
      const { engine } = modelEngine(server.baseUrl);
      const input = { query: `Does accepting rent waive a breach? ${words}` };
      const answer = await engine.understandQuestion(input, {}, never);
      const whole = { ...answer, search: null };
      expect(QuestionUnderstandingSchema.strict().parse(whole)).toEqual(whole);
      expect(JSON.stringify(answer)).not.toMatch(/PWNED|evil|script|1999|question-[0-9a-f]{24}/);
      expect(JSON.stringify(answer)).not.toContain(
        questionPrompt.INSTRUCTIONS.slice(0, 40).toLowerCase(),
      );
    } finally {
      await server.stop();
    }
  });
});
