import { describe, expect, it } from '@jest/globals';
import { draftOf } from '../testing/draft-of.js';

const described = (type: 'Service Agreement' | 'Contract Agreement', request: string) =>
  draftOf(type, request, 'Ohio').placeholders.find(({ name }) => /_description$/.test(name))
    ?.value ?? null;

describe('what a provider does', () => {
  it.each([
    [
      'Quillfeather Masonry LLC will rebuild the garden wall of Ingrid Solheim, for $27,350.',
      'rebuild the garden wall of Ingrid Solheim',
    ],
    [
      'Contract between Tidewater Stagecraft, Inc., a Georgia corporation, and the Halloran Players, to design and build a set. Fixed price $61,900.',
      'design and build a set',
    ],
    [
      'Agreement: Bram Oosterhuis, sole proprietor, will translate a manual from Dutch to English for Penn-Ruhr Turbine Corp.',
      'translate a manual from Dutch to English',
    ],
    [
      'Harrow & Pike LLC hires Dana Cole to restore its 1911 staircase by October 1, 2027.',
      'restore the 1911 staircase',
    ],
  ])('is what a contract is for: %s', (request, value) => {
    expect(described('Contract Agreement', request)).toBe(value);
  });

  it.each([
    [
      'Casco Laundry Co. picks up our client’s linen and washes it. Our client is the Tidewater House.',
      'pick up the linen and wash it',
    ],
    [
      'Dana Cole mows and edges the lawns of Harrow & Pike LLC, starting May 1, 2027.',
      'mow and edge the lawns of Harrow & Pike LLC',
    ],
  ])('stands in its base form: %s', (request, value) => {
    expect(described('Service Agreement', request)).toBe(value);
  });

  it.each([
    'Harrow & Pike LLC hires Dana Cole. She begins on May 3, 2027, and keeps insurance.',
    'Dana Cole will not subcontract, and Harrow & Pike LLC pays her $65 an hour.',
    'Dana Cole will begin on May 3, 2027, for Harrow & Pike LLC.',
  ])('is not how it is done: %s', (request) => {
    expect(described('Service Agreement', request)).toBeNull();
  });
});

describe('what an employee is', () => {
  it.each([
    'Employment agreement between Pelican Key Charters LLC and Ruth Lund, vessel captain, hourly $41.50.',
    'Offer to Ruth Lund by Pelican Dental Group, P.A.: vessel captain, base $68,500.',
    'Pelican Key Charters LLC hires Ruth Lund, a vessel captain, at $41.50 an hour.',
  ])('stands beside the name: %s', (request) => {
    const { placeholders } = draftOf('Employment Contract', request, 'Florida');
    expect(placeholders.find(({ name }) => name === 'job_title')?.value).toBe('vessel captain');
  });

  it('is not how, where, or until when somebody works', () => {
    const request = 'Pelican Key Charters LLC hires Ruth Lund, full time, from May 3, 2027.';
    const { placeholders } = draftOf('Employment Contract', request, 'Florida');
    expect(placeholders.find(({ name }) => name === 'job_title')?.value).toBeNull();
  });
});
