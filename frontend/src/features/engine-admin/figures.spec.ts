import { describe, expect, it } from '@jest/globals';
import { duration, money, taskName } from './figures';

describe('the figures of the engine', () => {
  it.each([
    [0, '0 ms'],
    [639.6, '640 ms'],
    [1_240, '1.2 s'],
    [14_400, '14 s'],
  ])('%d milliseconds are %s', (ms, words) => expect(duration(ms)).toBe(words));

  it.each([
    [0, 'USD', '$0.00'],
    [0.00123, 'USD', '$0.0012'],
    [0.0000096, 'USD', '< $0.0001'],
    [0.5, 'EUR', '€0.50'],
    [1234.567, 'USD', '$1,234.57'],
  ])('%d %s are %s', (amount, currency, words) => expect(money(amount, currency)).toBe(words));

  it('name a task, and leave a name that is not known', () => {
    expect(taskName('analyze')).toBe('Document analysis');
    expect(taskName('summarize')).toBe('summarize');
  });
});
