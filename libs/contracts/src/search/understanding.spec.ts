import { describe, expect, it } from '@jest/globals';
import { isNaturalQuestion } from './understanding.js';

describe('a question that a model may read', () => {
  it.each([
    'Can police open a phone seized in an arrest?',
    'waiver of forfeiture by accepting rent in the Ninth Circuit since 2010',
  ])('%s', (query) => expect(isNaturalQuestion(query)).toBe(true));

  it.each([
    'cell phone search',
    '"cell phone" search incident to arrest',
    'rent AND waiver of the forfeiture',
    'rent waiver of forfeiture court:ca9',
    'rent waiver of forfeiture -commercial',
    'what did Riley v. California say of phones',
    'In re Winship and the burden of proof',
    'what does 410 U.S. 113 say of privacy',
  ])('is not: %s', (query) => expect(isNaturalQuestion(query)).toBe(false));
});
