import type { SearchCase } from '@casewright/contracts';
import { libraryOf } from '@casewright/law/reading/testing';
import { ModelServer } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foundCase } from '../../testing/found-case.js';
import { goldenCases } from '../../testing/golden-cases.js';
import { modelEngine } from '../../testing/model-engine.js';

interface Page {
  query: string;
  cases: Partial<SearchCase>[];
  /** Places of decisions that the library has. */
  library: string[];
}

interface Expected {
  /** By the case's id; the others keep the words of the rules. */
  shown: Record<string, string>;
  tally: Record<string, number>;
}

const CASES = goldenCases<Page, Expected>(new URL('./', import.meta.url));

describe('golden answers about relevance', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await ModelServer.start();
  });
  afterAll(() => server.stop());

  it.each(CASES)('%s', async (_, { input, answer, expected: { shown, tally } }) => {
    const cases = input.cases.map((each) => foundCase(each));
    server.answerNext({ say: JSON.stringify(answer) });
    const { engine } = modelEngine(server.baseUrl);
    const context = { citations: libraryOf(...input.library) };
    const { signal } = new AbortController();
    const said = await engine.explainRelevance({ query: input.query, cases }, context, signal);
    expect(said.explanations).toEqual(
      cases.map(({ id, relevance }) => {
        const text = shown[id];
        return text === undefined
          ? { id, text: relevance, source: 'rule' }
          : { id, text, source: 'model' };
      }),
    );
    if (Object.keys(shown).length === 0) expect(said.fallback).toBeDefined();
    else expect(said.grounding).toMatchObject(tally);
  });
});
