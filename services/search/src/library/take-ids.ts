import type { EntityManager } from 'typeorm';

/**
 * Reserves `count` consecutive ids of a table for rows that are about to be copied, and returns the
 * first. Only in the transaction of `exclusively`: nobody else takes ids of the library's tables.
 */
export async function takeIds(table: string, count: number, tx: EntityManager): Promise<number> {
  if (count === 0) return 0;
  const [row] = (await tx.query(
    `SELECT setval(sequence, nextval(sequence) + $2 - 1)::integer AS last
       FROM pg_get_serial_sequence($1, 'id') AS sequence`,
    [table, count],
  )) as { last: number }[];
  return row!.last - count + 1;
}
