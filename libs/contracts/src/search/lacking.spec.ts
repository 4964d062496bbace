import { describe, expect, it } from '@jest/globals';
import { searchWarnings } from '../warnings/search-warnings.js';
import { lackingSentence } from './lacking.js';

describe('a decision that a search names and the library lacks', () => {
  it.each([
    [{ name: null, citation: '811 F.3d 720' }, false, '811 F.3d 720 is not in the library.'],
    [
      { name: null, citation: '811 F.3d 720' },
      true,
      '811 F.3d 720 is not in the library. The nearest decision in that volume is below.',
    ],
    [
      { name: 'Harmon v. Ridley', citation: null },
      true,
      'Harmon v. Ridley is not in the library. The nearest cases are below.',
    ],
    [
      { name: 'Harmon v. Ridley', citation: '811 F.3d 720' },
      false,
      'Harmon v. Ridley, 811 F.3d 720, is not in the library.',
    ],
  ])('is said to be lacking: %j', (lacking, isNear, sentence) => {
    expect(lackingSentence(lacking, isNear)).toBe(sentence);
    const [warning] = searchWarnings({ lacking, cases: isNear ? [{}] : [] });
    expect(warning).toMatchObject({ title: 'Not in the library', sentences: [sentence] });
  });
});
