import { CaseRanker, parseQuery } from '@casewright/law/ranking';
import { describe, expect, it } from '@jest/globals';
import { matchQueries } from './match-query.js';

const NO_FILTER = { jurisdiction: null, court: null, courts: [], from: null, to: null };
const ranker = new CaseRanker();
/** Every word is in ten cases of a hundred. */
const SOURCE = {
  engine: 'spec',
  edition: '1',
  docCount: 100,
  frequencies: async (terms: readonly number[]) => new Map(terms.map((term) => [term, 10])),
  candidates: () => Promise.reject(new Error('Nobody ranks here.')),
};

async function queriesFor(typed: string, near: number[] = []) {
  const parsed = parseQuery(typed);
  const query = await ranker.weigh(parsed, SOURCE);
  const filter = { ...NO_FILTER, courts: parsed.courts };
  const options = { filter, sort: 'relevance', offset: 0, limit: 10 } as const;
  return matchQueries(query, options, near);
}

describe('what it takes to match, in the language of OpenSearch', () => {
  it('is so much of the telling words’ weight, or any of them', async () => {
    const { strict, loose } = await queriesFor('zebra quagga okapi');
    expect(strict).toMatchObject({ function_score: { min_score: expect.closeTo(0.6, 3) } });
    expect(loose).toMatchObject({ bool: { minimum_should_match: 1 } });
  });

  it('is nothing where nothing is asked', async () => {
    expect((await queriesFor('of the and')).strict).toBeNull();
    expect((await queriesFor('court:scotus')).strict).toEqual({ match_all: {} });
  });

  it('says operators and quotes', async () => {
    const said = JSON.stringify((await queriesFor('zebra AND ("red quagga" OR NOT okapi)')).strict);
    expect(said).toContain('match_phrase');
    expect(said).toContain('must_not');
  });

  it('adds what is near in meaning, unless words are demanded', async () => {
    const asked = JSON.stringify((await queriesFor('zebra quagga', [7])).strict);
    expect(asked).toContain('"terms":{"id":[7]}');
    const demanded = JSON.stringify((await queriesFor('zebra AND quagga', [7])).strict);
    expect(demanded).not.toContain('"id"');
  });
});
