import { inQuerySpan, poolOf } from '@casewright/database';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource } from 'typeorm';
import { type BinaryRow, binaryFields, PairReader } from './binary-fields.js';

/**
 * The rows of a query in PostgreSQL's binary format. The driver's usual way makes text of a `bytea`:
 * twice the bytes, and each of them touched four times.
 *
 * @param select without parameters: whoever writes numbers into it makes sure that they are numbers
 */
export async function binaryRows(db: DataSource, select: string): Promise<BinaryRow[]> {
  return [...binaryFields(await binaryCopy(db, select))];
}

/** The same, unread: for a thread that takes the bytes and reads them with `binaryFields`. */
export async function binaryCopy(db: DataSource, select: string): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  await copyOut(db, select, (chunk) => chunks.push(chunk));
  const data = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    data.set(chunk, at);
    at += chunk.length;
  }
  return data;
}

/** Calls back with each row of a query for two integers: no row is kept, however many there are. */
export async function eachPair(
  db: DataSource,
  select: string,
  each: (first: number, second: number) => void,
): Promise<void> {
  const reader = new PairReader(each);
  await copyOut(db, select, (chunk) => reader.take(chunk));
}

function copyOut(db: DataSource, select: string, take: (chunk: Buffer) => void): Promise<void> {
  return inQuerySpan(db, select, () => copy(db, select, take));
}

async function copy(db: DataSource, select: string, take: (chunk: Buffer) => void): Promise<void> {
  const client = await poolOf(db).connect();
  // The stream fails with the same error.
  const heard = () => undefined;
  client.on('error', heard);
  try {
    const stream = client.query(copyTo(`COPY (${select}) TO STDOUT WITH (FORMAT binary)`));
    for await (const chunk of stream) take(chunk as Buffer);
    client.off('error', heard);
    client.release();
  } catch (error) {
    // It goes on being listened to: the connection may end after the query has failed.
    client.release(error as Error);
    throw error;
  }
}

/** Numbers as an SQL array. */
export function integers(values: readonly number[]): string {
  return `'{${values.map(Math.trunc).join(',')}}'::integer[]`;
}
