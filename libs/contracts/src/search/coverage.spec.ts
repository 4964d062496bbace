import { describe, expect, it } from '@jest/globals';
import { type Covered, coverageSentence, earlierCoverageSentence } from './coverage.js';

const lacking = (...words: string[]) => words.map((each) => ({ words: each, cases: 0 }));
const elsewhere = (...words: string[]) => words.map((each) => ({ words: each, cases: 3 }));

describe('earlierCoverageSentence', () => {
  it.each<[Covered, string | null]>([
    [{}, null],
    [{ coverage: 'full', uncovered: [] }, null],
    [
      { coverage: 'none', uncovered: lacking('holographic wills') },
      'The library had nothing on holographic wills.',
    ],
    [
      { coverage: 'none', uncovered: elsewhere('elephant') },
      'No case in the library mentioned “elephant” together with the rest of the question.',
    ],
    [
      { coverage: 'partial', uncovered: elsewhere('author', 'song') },
      'None of the nearest cases mentioned “author” or “song.”',
    ],
  ])('says of %j: %s', (covered, sentence) => {
    expect(earlierCoverageSentence(covered)).toBe(sentence);
  });
});

describe('coverageSentence', () => {
  it.each<[Covered, string | null]>([
    [{}, null],
    [{ coverage: 'full', uncovered: [] }, null],
    [
      { coverage: 'none', uncovered: lacking('holographic wills') },
      'The library has nothing on holographic wills. The nearest are below.',
    ],
    [
      { coverage: 'none', uncovered: [...lacking('moon', 'ore'), ...elsewhere('deed')] },
      'The library has nothing on moon or ore. The nearest are below.',
    ],
    [
      { coverage: 'none', uncovered: elsewhere('elephant') },
      'No case in the library mentions “elephant” together with the rest of the question. The nearest are below.',
    ],
    [
      { coverage: 'partial', uncovered: elsewhere('author', 'lyric', 'song') },
      'None of the nearest cases mentions “author,” “lyric,” or “song.”',
    ],
  ])('says of %j: %s', (covered, sentence) => {
    expect(coverageSentence(covered)).toBe(sentence);
  });
});
