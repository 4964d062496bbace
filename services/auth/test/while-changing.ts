import { createHash } from 'node:crypto';
import { eventually } from '@casewright/testing/sync';
import type { EntityManager } from 'typeorm';
import { setPassword } from '../src/proofs/passwords/set-password.js';
import type { RunningAuth } from './running-auth.js';

const WAITING =
  'SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))';

/** What comes of `begin`, which waits for an account's row until `change` of it is committed. */
export async function whileHeld<T>(
  { rows }: RunningAuth,
  userId: number,
  begin: () => Promise<T>,
  change: (tx: EntityManager) => Promise<unknown>,
): Promise<T> {
  const { work } = await rows.transaction(async (tx) => {
    await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
    const work = begin();
    work.catch(() => undefined);
    await eventually(async () => (await tx.query(WAITING)).length > 0, 'it waits for the account');
    await change(tx);
    // In an object: a promise that is returned would be waited for before this commits.
    return { work };
  });
  return work;
}

/** What comes of something that the old password was shown for, when a new one is set meanwhile. */
export function whilePasswordChanges<T>(
  auth: RunningAuth,
  userId: number,
  begin: () => Promise<T>,
): Promise<T> {
  return whileHeld(auth, userId, begin, async (tx) => {
    const hash = `$argon2id$${createHash('sha256').update('another').digest('hex')}`;
    await setPassword(userId, hash, tx);
    await tx.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
    await tx.query('DELETE FROM api_keys WHERE user_id = $1', [userId]);
  });
}
