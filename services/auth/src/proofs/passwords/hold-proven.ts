import { AppError } from '@casewright/contracts';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../../database/entities/user.entity.js';

/** Looks at something that what follows rests on, and holds it to the end of the transaction. */
export type Hold = (tx: EntityManager) => Promise<void>;

/**
 * Holds an account whose password was shown before the transaction: hashing takes long enough for a new
 * one to be set meanwhile.
 *
 * @param account as it was when the password was shown
 * @param refusal thrown where it has another password by now, is disabled, or is gone
 */
export function holdProven(
  { id, password }: Pick<UserEntity, 'id' | 'password'>,
  refusal: () => AppError = changedMeanwhile,
): Hold {
  return async (tx) => {
    const rows = (await tx.query(
      'SELECT password FROM users WHERE id = $1 AND disabled_at IS NULL FOR NO KEY UPDATE',
      [id],
    )) as { password: string }[];
    if (rows[0]?.password !== (password ?? '')) throw refusal();
  };
}

function changedMeanwhile(): AppError {
  const message = 'Your password was changed just now. Repeat this with the new one.';
  return new AppError('FORBIDDEN', message, { details: [{ path: 'current', message }] });
}
