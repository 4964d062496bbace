import { describe, expect, it } from '@jest/globals';
import { signalLabel } from './texts';

describe('signalLabel', () => {
  it('has words for what it knows', () => {
    expect(signalLabel('name')).toBe('Words in its name');
  });

  it.each([
    ['citingText', 'Citing text'],
    ['court_level', 'Court level'],
    ['bm25', 'Bm25'],
    ['constructor', 'Constructor'],
  ])('spells %s out as %s', (key, label) => {
    expect(signalLabel(key)).toBe(label);
  });
});
