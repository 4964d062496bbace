const FREE_FAILURES = 5;
const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 15 * 60;

/**
 * Seconds an account stays closed after its `failures`-th consecutive wrong password: nothing
 * for the first four, then 30 s, doubling to a quarter of an hour (ASVS 5.0, 6.3.1).
 */
export function lockSeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(FIRST_WAIT_S * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_S);
}
