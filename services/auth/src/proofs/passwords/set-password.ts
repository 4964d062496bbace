import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../database/entities/user.entity.js';

/**
 * Sets a password, and ends what the old one has opened, but for sessions and API keys: links to single
 * sign-on, and invitations. One that only the provider has opened keeps its link.
 */
export async function setPassword(userId: number, hash: string, tx: EntityManager): Promise<void> {
  const [had] = await tx.query('SELECT password FROM users WHERE id = $1 FOR NO KEY UPDATE', [
    userId,
  ]);
  // First: what waits for the account goes on to see the new one, and what was done before is there.
  await tx.update(UserEntity, { id: userId }, { password: hash });
  await endWhatWasBegun(userId, tx);
  await tx.query('DELETE FROM invitations WHERE invited_by = $1', [userId]);
  if (had?.password) await tx.query('DELETE FROM identities WHERE user_id = $1', [userId]);
}

/** A pending link, log-in, or factor may have been started by someone else. */
export async function endWhatWasBegun(userId: number, tx: EntityManager): Promise<void> {
  await tx.query('DELETE FROM second_steps WHERE user_id = $1', [userId]);
  await tx.query('DELETE FROM totp_factors WHERE user_id = $1 AND confirmed_at IS NULL', [userId]);
  await tx.query(
    `DELETE FROM sign_on_attempts
      WHERE session_id IN (SELECT id FROM sessions WHERE user_id = $1)`,
    [userId],
  );
  await expireResetLinks(userId, tx);
}

export async function expireResetLinks(userId: number, tx: EntityManager): Promise<void> {
  await tx.query(
    'UPDATE reset_links SET expires_at = to_timestamp(0) WHERE user_id = $1 AND expires_at > now()',
    [userId],
  );
}
