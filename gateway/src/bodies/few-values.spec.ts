import { hasFewValues, MOST_VALUES } from './few-values.js';

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

describe('the values of a JSON body', () => {
  it.each([
    ['a long text', { text: '[1, 2], {"a": "b"}, '.repeat(MOST_VALUES) }],
    ['a text of quotation marks', { text: '"'.repeat(2 * MOST_VALUES) }],
    ['a text that ends with a backslash', ['\\', ','.repeat(2 * MOST_VALUES)]],
    ['many values', Array.from({ length: MOST_VALUES - 1 }, () => 0)],
  ])('are few: %s', (_, value) => expect(hasFewValues(json(value))).toBe(true));

  it.each([
    ['numbers', Array.from({ length: MOST_VALUES + 2 }, () => 0)],
    [
      'lists behind an escaped quotation mark',
      ['\\"', Array.from({ length: MOST_VALUES }, () => [])],
    ],
    ['fields', Object.fromEntries(Array.from({ length: MOST_VALUES + 2 }, (__, at) => [at, at]))],
  ])('are many: %s', (_, value) => expect(hasFewValues(json(value))).toBe(false));

  it('are many in lists within lists, whose ends are missing', () => {
    expect(hasFewValues(Buffer.from('['.repeat(MOST_VALUES + 1)))).toBe(false);
    expect(hasFewValues(Buffer.from('[{'.repeat(MOST_VALUES)))).toBe(false);
  });

  it('are none in a text that does not end', () => {
    expect(hasFewValues(Buffer.from(`"${'['.repeat(2 * MOST_VALUES)}`))).toBe(true);
  });
});
