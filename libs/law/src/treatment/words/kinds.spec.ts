import { TREATMENTS } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { gravity } from './kinds.js';

describe('gravity', () => {
  it('has the order of the contract', () => {
    expect([...TREATMENTS].sort((a, b) => gravity(a) - gravity(b))).toEqual(TREATMENTS);
  });
});
