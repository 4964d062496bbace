import { ACCOUNT_BACKOFF, lockSeconds } from './login-backoff.js';

describe('login back-off', () => {
  it('forgives four mistakes, then doubles up to fifteen minutes', () => {
    const waits = [1, 4, 5, 6, 7, 9, 10, 60].map((failures) => lockSeconds(failures));
    expect(waits).toEqual([0, 0, 30, 60, 120, 480, 900, 900]);
  });

  it('slows an account down that many addresses try, and never for more than a minute', () => {
    const waits = [5, 49, 50, 51, 52, 2_000].map((failures) =>
      lockSeconds(failures, ACCOUNT_BACKOFF),
    );
    expect(waits).toEqual([0, 0, 15, 30, 60, 60]);
  });
});
