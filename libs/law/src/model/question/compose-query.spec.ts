import { describe, expect, it } from '@jest/globals';
import { composeQueries } from './compose-query.js';

const EMPTY = {
  terms: [],
  phrases: [],
  synonyms: [],
  court: null,
  fromYear: null,
  toYear: null,
};

describe('a reading in the syntax of the search', () => {
  it('demands its phrases first, and gives up step by step what narrows it', () => {
    const reading = {
      terms: ['rent', 'waiver'],
      phrases: ['notice of breach'],
      synonyms: ['relinquishment of a right', 'rent'],
      court: { id: 'ca9', name: 'Ninth Circuit' },
      fromYear: 2010,
      toYear: 2019,
    };
    expect(composeQueries(reading)).toEqual([
      '"notice of breach" rent waiver relinquishment right court:ca9 after:2010 before:2020',
      'rent waiver notice breach relinquishment right court:ca9 after:2010 before:2020',
      'rent waiver notice breach relinquishment right',
    ]);
  });

  it('is one form where nothing narrows it', () => {
    expect(composeQueries({ ...EMPTY, terms: ['rent'], synonyms: ['lease'] })).toEqual([
      'rent lease',
    ]);
  });

  it('stays short of what the search takes for prose', () => {
    const synonyms = Array.from({ length: 60 }, (_, at) => `word${at}`);
    const [query] = composeQueries({ ...EMPTY, terms: ['rent'], synonyms });
    expect(query!.split(' ').length).toBeLessThan(36);
  });

  it('is none for an empty reading', () => expect(composeQueries(EMPTY)).toEqual([]));
});
