import { describe, expect, it } from '@jest/globals';
import { readTokenPrices } from './token-prices.js';

describe('the prices of tokens', () => {
  it('are absent where nothing is said of them', () => {
    expect(readTokenPrices({})).toBeNull();
    expect(readTokenPrices({ AI_PRICE_INPUT: '', AI_PRICE_OUTPUT: '' })).toBeNull();
  });

  it('are of a million tokens, in dollars unless another currency is named', () => {
    const both = { AI_PRICE_INPUT: '0.4', AI_PRICE_OUTPUT: '0' };
    expect(readTokenPrices(both)).toEqual({ input: 0.4, output: 0, currency: 'USD' });
    expect(readTokenPrices({ ...both, AI_PRICE_CURRENCY: 'EUR' })?.currency).toBe('EUR');
  });

  it.each([
    [{ AI_PRICE_INPUT: '1' }, /AI_PRICE_OUTPUT: must be given too/],
    [{ AI_PRICE_OUTPUT: '1' }, /AI_PRICE_INPUT: must be given too/],
    [{ AI_PRICE_INPUT: 'cheap', AI_PRICE_OUTPUT: '1' }, /AI_PRICE_INPUT: must be a number/],
    [{ AI_PRICE_INPUT: '-1', AI_PRICE_OUTPUT: '1' }, /AI_PRICE_INPUT: must not be negative/],
    [{ AI_PRICE_CURRENCY: '$' }, /AI_PRICE_CURRENCY: must be a currency/],
  ])('%j cannot be used', (env, fault) => expect(() => readTokenPrices(env)).toThrow(fault));
});
