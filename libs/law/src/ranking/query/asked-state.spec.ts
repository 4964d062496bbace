import { askedState } from './asked-state.js';

describe('the state that a query asks about', () => {
  it.each([
    ['Is a covenant not to compete valid in California?', 'California'],
    ['adverse possession, new york', 'New York'],
    ['West Virginia mineral leases', 'West Virginia'],
    ['Does Ohio follow New York on this?', null],
    ['Did the New Jersey statute violate the Establishment Clause?', null],
    ['Is the California law unconstitutional?', null],
    ['Kansasville zoning', null],
    ['duty to warn', null],
  ])('%s', (text, state) => {
    expect(askedState(text)).toBe(state);
  });
});
