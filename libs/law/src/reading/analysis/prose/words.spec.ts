import { describe, expect, it } from '@jest/globals';
import { closing, listedApart, quoted, withoutDoubledMarks } from './words.js';

describe('closing', () => {
  it.each([
    ['He wrote: “It ends.”', 'He wrote: “It ends.”'],
    ['He wrote: “It goes on”', 'He wrote: “It goes on”.'],
    ['He wrote: “She said ‘no.’”', 'He wrote: “She said ‘no.’”'],
    ['He wrote: “It ends.[4]”', 'He wrote: “It ends.[4]”'],
    ['He wrote: “(It ends.)”', 'He wrote: “(It ends.)”'],
  ])('%j', (words, closed) => expect(closing(words)).toBe(closed));
});

it('quotes no mark that leads on to what is left out', () => {
  const text = 'The issues are as follows:';
  expect(quoted({ text }, { start: 0, end: text.length })).toBe('“The issues are as follows”');
});

it('sets each mark once', () => {
  expect(withoutDoubledMarks('A lease between Elm, Inc., a company,, dated May 1..')).toBe(
    'A lease between Elm, Inc., a company, dated May 1.',
  );
});

it('lists what has commas of its own with semicolons', () => {
  expect(listedApart(['Ann Lee, President', 'Bo Kim, Secretary'])).toBe(
    'Ann Lee, President; and Bo Kim, Secretary',
  );
});
