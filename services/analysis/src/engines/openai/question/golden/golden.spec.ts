import type { QuestionReading } from '@casewright/contracts';
import { composeQueries } from '@casewright/law/model';
import { ModelServer } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goldenCases } from '../../testing/golden-cases.js';
import { modelEngine } from '../../testing/model-engine.js';

interface Expected {
  /** Null where the answer adds nothing to the question. */
  reading: Partial<QuestionReading> | null;
  /** The narrowest form of the reading. */
  query?: string;
  dropped: number;
}

const CASES = goldenCases<string, Expected>(new URL('./', import.meta.url));

describe('golden readings of questions', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await ModelServer.start();
  });
  afterAll(() => server.stop());

  it.each(CASES)('%s', async (_, { input, answer, expected }) => {
    server.answerNext({ say: JSON.stringify(answer) });
    const { engine } = modelEngine(server.baseUrl);
    const { signal } = new AbortController();
    const { reading, dropped } = await engine.understandQuestion({ query: input }, {}, signal);
    expect(dropped).toBe(expected.dropped);
    if (expected.reading === null) expect(reading).toBeNull();
    else {
      expect(reading).toMatchObject(expected.reading);
      expect(composeQueries(reading!)[0]).toBe(expected.query);
    }
  });
});
