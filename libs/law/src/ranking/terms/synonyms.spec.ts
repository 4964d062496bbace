import { describe, expect, it } from '@jest/globals';
import { stem } from 'porter2';
import { termHash } from '../analysis/term-hash.js';
import { ROOT_GROUPS } from './root-groups.js';
import { SHORT_NAMES } from './short-names.js';
import { SYNONYM_GROUPS } from './synonym-groups.js';
import { replacementsIn, synonymsIn } from './synonyms.js';

const term = (word: string) => termHash(stem(word));
const terms = (text: string) => text.split(' ').map(term);

describe('synonyms', () => {
  it('replaces phrases by words and words by phrases', () => {
    expect(synonymsIn(terms('smartphone'))).toContainEqual({
      term: term('cell'),
      standsFor: term('smartphone'),
      whole: false,
      share: 1 / 2,
    });
    expect(synonymsIn(terms('a cell phone search'))).toContainEqual({
      term: term('smartphone'),
      standsFor: term('cell'),
      whole: true,
      share: 1,
    });
  });

  it('replaces a word by the telling words of a phrase, and all words of a phrase by one', () => {
    const by = replacementsIn(terms('noncompete')).map((found) => found.by);
    expect(by).toContainEqual([term('covenant'), term('compete')]);
    const phrase = terms('covenant not to compete');
    expect(replacementsIn(phrase)).toContainEqual({
      replaced: phrase,
      by: [term('noncompete')],
      whole: true,
    });
  });

  it('needs the whole phrase', () => {
    expect(synonymsIn(terms('cell wall')).map((item) => item.term)).not.toContain(term('mobile'));
  });

  it('does not widen a word to a phrase that has it already', () => {
    expect(synonymsIn(terms('warrant')).map((item) => item.term)).not.toContain(term('search'));
    expect(synonymsIn(terms('search warrant'))).toEqual([]);
  });

  it('knows the verb of a noun that has another stem', () => {
    expect(synonymsIn(terms('construction of wills'))).toContainEqual({
      term: term('construe'),
      standsFor: term('construction'),
      whole: true,
      share: 1,
    });
  });

  it.each([
    ['trash', 'refuse'],
    ['security', 'stock'],
    ['duty', 'tax'],
    ['train', 'railroad'],
    ['removal', 'deportation'],
    ['officer', 'director'],
  ])('adds to “%s” no “%s”, which it is in one sense only', (word, other) => {
    expect(synonymsIn([term(word)]).map((item) => item.term)).not.toContain(term(other));
  });

  it('has no two words of one stem among those of one root', () => {
    for (const group of ROOT_GROUPS) {
      const stems = group.split(', ').map((word) => stem(word));
      expect([group, new Set(stems).size]).toEqual([group, stems.length]);
    }
  });

  it('has well-formed groups of at least two', () => {
    for (const group of [...SYNONYM_GROUPS, ...SHORT_NAMES, ...ROOT_GROUPS]) {
      const members = group.split(',').map((member) => member.trim());
      expect(members.length).toBeGreaterThan(1);
      expect(new Set(members).size).toBe(members.length);
      for (const member of members) expect(member).toMatch(/^[a-z]+( [a-z]+)*$/);
    }
  });
});
