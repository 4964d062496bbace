import { lockSeconds } from './login-backoff.js';

describe('login back-off', () => {
  it('forgives four mistakes, then doubles up to fifteen minutes', () => {
    expect([1, 4, 5, 6, 7, 9, 10, 60].map(lockSeconds)).toEqual([0, 0, 30, 60, 120, 480, 900, 900]);
  });
});
