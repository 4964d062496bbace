import { describe, expect, it } from '@jest/globals';
import distanceBetween from 'damerau-levenshtein';
import { neighbors } from './neighbors.js';
import { skeleton } from './vocabulary.js';

describe('edit distance', () => {
  it.each([
    ['negligence', 'negligence', 0],
    ['neglignece', 'negligence', 1],
    ['negligance', 'negligence', 1],
    ['neglgence', 'negligence', 1],
    ['habius', 'habeas', 2],
    ['', 'abc', 3],
  ])('%s – %s: %d', (a, b, distance) => {
    expect(distanceBetween(a, b).steps).toBe(distance);
  });

  it('lists neighbors that are one letter away', () => {
    const near = neighbors('tort');
    expect(near).toEqual(expect.arrayContaining(['tor', 'torts', 'trot', 'port']));
    for (const word of near) expect(distanceBetween(word, 'tort').steps).toBe(1);
  });

  it('keeps the skeleton of most misspellings', () => {
    expect(skeleton('neglignece')).toBe(skeleton('negligence'));
    expect(skeleton('occassion')).toBe(skeleton('occasion'));
  });
});
