import { describe, expect, it } from '@jest/globals';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['Ada M. Lovelace', 'AL'],
    ['ada', 'A'],
    ['  Élodie   Ōe ', 'ÉŌ'],
    ['', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
