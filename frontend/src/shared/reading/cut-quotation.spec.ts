import { describe, expect, it } from '@jest/globals';
import { beginsInside, endsInside } from './cut-quotation';

describe('a quotation', () => {
  it.each([
    ['and the risk is small.', true],
    ['“and the risk', true],
    ['The risk is small.', false],
    ['*304 The risk', false],
    ['… and the risk', false],
  ])('begins within its sentence: %s', (text, isInside) => {
    expect(beginsInside(text)).toBe(isInside);
  });

  it.each([
    ['the risk of the item’s', true],
    ['See Roe v. Wade, 410 U.S. 113 (1973).', false],
    ['may be seized.”', false],
    ['may be seized.[3] ', false],
    ['the risk of the item …', false],
  ])('ends within its sentence: %s', (text, isInside) => {
    expect(endsInside(text)).toBe(isInside);
  });
});
