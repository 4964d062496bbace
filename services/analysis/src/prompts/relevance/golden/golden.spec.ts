import { readdirSync, readFileSync } from 'node:fs';
import type { SearchCase } from '@casewright/contracts';
import { ModelServer } from '@casewright/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foundCase } from '../../../engine/openai/testing/found-case.js';
import { libraryOf } from '../../../engine/openai/testing/library-of.js';
import { modelEngine } from '../../../engine/openai/testing/model-engine.js';

/** A page of results, what a model says of it, and what of that is shown. */
interface GoldenCase {
  query: string;
  cases: Partial<SearchCase>[];
  /** Places of decisions that the library has. */
  library: string[];
  answer: object;
  /** By the case's id; the others keep the words of the rules. */
  shown: Record<string, string>;
  tally: Record<string, number>;
}

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
const read = (name: string): GoldenCase =>
  JSON.parse(readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));

describe('golden answers about relevance', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await ModelServer.start();
  });
  afterAll(() => server.stop());

  it.each(files)('%s', async (name) => {
    const { query, library, answer, shown, tally, ...golden } = read(name);
    const cases = golden.cases.map((each) => foundCase(each));
    server.answerNext({ say: JSON.stringify(answer) });
    const { engine } = modelEngine(server.baseUrl);
    const context = { citations: libraryOf(...library) };
    const { signal } = new AbortController();
    const said = await engine.explainRelevance({ query, cases }, context, signal);
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
