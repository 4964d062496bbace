import { base32Of, newTotpSecret, totpStepOf } from './totp.js';

/** RFC 6238, appendix B: the secret of its SHA-1 examples, whose last six digits are ours. */
const SECRET = Buffer.from('12345678901234567890');

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is the one of RFC 6238 at %s seconds', (seconds, code) => {
    expect(totpStepOf(SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('may be one step early or late, and says of which step it is', () => {
    const at = (step: number) => totpStepOf(SECRET, '287082', step * 30_000);
    expect([-1, 0, 1, 2, 3].map(at)).toEqual([null, 1, 1, 1, null]);
  });

  it.each(['287083', '28708', '2870820', '', 'abcdef'])('is not %j', (code) => {
    expect(totpStepOf(SECRET, code, 59_000)).toBeNull();
  });

  it('is made of 160 bits, new ones each time, in Base32 for the app', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect([one.length, one.equals(other)]).toEqual([20, false]);
    expect(base32Of(one)).toMatch(/^[A-Z2-7]{32}$/);
    expect(base32Of(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });
});
