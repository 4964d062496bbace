import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { EntityManager } from 'typeorm';
import type { BinaryCopy } from './binary-copy.js';

/** Sends rows, if any, to a table on the transaction's connection. `target` is `table (column, …)`. */
export async function copyInto(tx: EntityManager, target: string, rows: BinaryCopy): Promise<void> {
  if (rows.isEmpty) return;
  const client = (await tx.queryRunner?.connect()) as ClientBase | undefined;
  if (!client) throw new Error('COPY needs the connection of a transaction.');
  const stream = client.query(copyFrom(`COPY ${target} FROM STDIN WITH (FORMAT binary)`));
  stream.end(rows.finish());
  await finished(stream);
  rows.release();
}
