import { describe, expect, it } from '@jest/globals';
import { findTerms } from './defined-terms.js';

const terms = (text: string) =>
  findTerms(text, [{ start: 0, end: text.length }]).map(
    ({ term, uses }) => `${term}:${uses.length}`,
  );

describe('findTerms', () => {
  it.each([
    ['Acme Corp. (the “Seller”) sells. Seller ships.', ['Seller:1']],
    ['“Goods” means what the Seller ships. The Goods are red; Goodson is not.', ['Goods:1']],
    [
      'A and B (each a "Party" and together the "Parties"). No Party and no Parties.',
      ['Party:1', 'Parties:1'],
    ],
    ['Roe, hereinafter referred to as the “Tenant”, pays. The Tenant’s rent is due.', ['Tenant:1']],
    ['He said (“Well, no”) and left.', []],
    ['See Roe v. Wade (quoting “Liberty”).', []],
  ])('%j', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('finds the longest term, across line breaks', () => {
    const text =
      '“Loan” means a loan. “Loan Agreement” means this. The Loan\nAgreement governs the Loan.';
    expect(terms(text)).toEqual(['Loan:1', 'Loan Agreement:1']);
  });
});

describe('terms that begin with the same word', () => {
  it('are found where they are used, the longest first', () => {
    const text =
      'The fee (the “Service Fee”) and the term (the “Service”). A Service Fee is due. Services end.';
    const uses = Object.fromEntries(
      findTerms(text, []).map(({ term, uses: found }) => [
        term,
        found.map(({ start, end }) => text.slice(start, end + 1)),
      ]),
    );
    expect(uses).toEqual({ 'Service Fee': ['Service Fee '], Service: ['Services'] });
  });
});
