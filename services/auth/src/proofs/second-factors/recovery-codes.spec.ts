import { isRecoveryCode, isTotpCode, newRecoveryCodes, plainCode } from './recovery-codes.js';

describe('recovery codes', () => {
  it('are ten, all different, and easy to read out', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  });

  it.each([
    ['x3f9k-7tq2m', 'x3f9k7tq2m'],
    [' X3F9K 7TQ2M ', 'x3f9k7tq2m'],
    ['oOiIl-Lab00', '001111ab00'],
  ])('are read as they are meant: %s', (typed, plain) => {
    expect(plainCode(typed)).toBe(plain);
    expect([isRecoveryCode(plain), isTotpCode(plain)]).toEqual([true, false]);
  });

  it('are told from codes of an app', () => {
    expect([isTotpCode(plainCode('123 456')), isRecoveryCode('123456')]).toEqual([true, false]);
    expect([isTotpCode('12345'), isTotpCode('1234567'), isRecoveryCode('')]).toEqual(
      Array(3).fill(false),
    );
  });
});
