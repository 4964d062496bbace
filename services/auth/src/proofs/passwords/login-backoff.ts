import { AppError, countOf } from '@casewright/contracts';

interface Backoff {
  /** The failure after which one has to wait. */
  firstWaitAfter: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

/** One address at one account: nothing for four mistakes, then up to a quarter of an hour. */
export const ADDRESS_BACKOFF: Backoff = {
  firstWaitAfter: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 15 * 60,
};

/** All addresses at one account: slow enough for guessing to be hopeless, and never a closed door. */
export const ACCOUNT_BACKOFF: Backoff = {
  firstWaitAfter: 50,
  firstWaitSeconds: 15,
  longestWaitSeconds: 60,
};

/** Seconds to wait after so many failures; doubled with each one (ASVS 5.0, 6.3.1). */
export function lockSeconds(failures: number, backoff: Backoff = ADDRESS_BACKOFF): number {
  const beyond = failures - backoff.firstWaitAfter;
  if (beyond < 0) return 0;
  return Math.min(backoff.firstWaitSeconds * 2 ** beyond, backoff.longestWaitSeconds);
}

export function mustWait(seconds: number, what: 'passwords' | 'codes'): AppError {
  const message = `Too many wrong ${what}. Try again in ${countOf(seconds, 'second')}.`;
  return new AppError('RATE_LIMITED', message, { retryAfter: seconds });
}
