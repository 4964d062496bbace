import { AppError } from '@casewright/contracts';
import type { DataSource } from 'typeorm';

/** Safe to repeat. */
export async function setHeld(db: DataSource, userId: number, isHeld: boolean): Promise<void> {
  await db.query(
    isHeld
      ? 'INSERT INTO held_owners (user_id) VALUES ($1) ON CONFLICT DO NOTHING'
      : 'DELETE FROM held_owners WHERE user_id = $1',
    [userId],
  );
}

/** Before somebody deletes what is theirs. @throws AppError CONFLICT under a legal hold */
export async function assertNotHeld(db: DataSource, userId: number): Promise<void> {
  const rows = (await db.query('SELECT 1 FROM held_owners WHERE user_id = $1', [
    userId,
  ])) as unknown[];
  if (rows.length === 0) return;
  throw new AppError(
    'CONFLICT',
    'Your data is under a legal hold: nothing can be deleted until an administrator lifts it.',
  );
}
