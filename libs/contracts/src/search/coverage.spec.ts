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
      'None of the nearest cases mentioned “elephant.”',
    ],
    [{ coverage: 'none', uncovered: [] }, 'No case in the library seemed to answer the question.'],
    [{ coverage: 'partial' }, 'The nearest cases seemed to answer only part of the question.'],
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
      'None of the nearest cases mentions “elephant.” They are below, and may not answer the question.',
    ],
    [
      { coverage: 'none', uncovered: null },
      'No case in the library seems to answer the question. The nearest are below.',
    ],
    [{ coverage: 'partial' }, 'The nearest cases may answer only part of the question.'],
    [
      { coverage: 'partial', uncovered: elsewhere('author', 'lyric', 'song') },
      'None of the nearest cases mentions “author,” “lyric,” or “song.”',
    ],
  ])('says of %j: %s', (covered, sentence) => {
    expect(coverageSentence(covered)).toBe(sentence);
  });
});
