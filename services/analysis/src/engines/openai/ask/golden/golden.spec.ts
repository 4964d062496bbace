import type { QuestionInput } from '@casewright/law/model';
import { ModelServer } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { goldenCases } from '../../testing/golden-cases.js';
import { modelEngine } from '../../testing/model-engine.js';

interface Expected {
  sentences: string[];
  quotes: string[];
  /** Why the answer is that of the rules alone. */
  fallback?: string;
}

const CASES = goldenCases<QuestionInput, Expected>(new URL('./', import.meta.url));

describe('golden answers to questions about a text', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await ModelServer.start();
  });
  afterAll(() => server.stop());

  it.each(CASES)('%s', async (_, { input, answer, expected }) => {
    server.answerNext({ say: JSON.stringify(answer) });
    const { engine } = modelEngine(server.baseUrl);
    const { sentences, fallback } = await engine.answerQuestion(
      input,
      {},
      new AbortController().signal,
    );
    expect(sentences.map(({ text }) => text)).toEqual(expected.sentences);
    expect(sentences.map(({ quote }) => quote)).toEqual(expected.quotes);
    for (const { quote, start, end } of sentences) expect(input.text.slice(start, end)).toBe(quote);
    expect(fallback?.reason).toBe(expected.fallback);
  });
});
