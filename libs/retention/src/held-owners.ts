import { AppError, type HoldChange } from '@casewright/contracts';
import type { DataSource } from 'typeorm';

/**
 * Places or lifts a legal hold. Messages may come again, and late: an older one changes nothing, so
 * that a hold is never lifted by what was asked before it was placed.
 */
export async function setHeld(
  db: DataSource,
  { userId, isHeld, changedAt }: HoldChange,
): Promise<void> {
  await db.query(
    `INSERT INTO held_owners AS kept (user_id, is_held, changed_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET is_held = excluded.is_held, changed_at = excluded.changed_at
       WHERE kept.changed_at < excluded.changed_at`,
    [userId, isHeld, changedAt],
  );
}

/** Before somebody deletes what is theirs. @throws AppError CONFLICT under a legal hold */
export async function assertNotHeld(db: DataSource, userId: number): Promise<void> {
  const rows = (await db.query('SELECT 1 FROM held_owners WHERE user_id = $1 AND is_held', [
    userId,
  ])) as unknown[];
  if (rows.length === 0) return;
  throw new AppError(
    'CONFLICT',
    'Your data is under a legal hold: nothing can be deleted until an administrator lifts it.',
  );
}
