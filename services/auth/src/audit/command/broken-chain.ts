import { createDataSource } from '@casewright/database';
import { authDatabase } from '../../database/auth-database.js';
import { AuditRepository } from '../audit.repository.js';
import { type ChainEnd, faultOf, GENESIS } from '../audit-chain.js';

const BATCH = 1_000;

/**
 * Verifies the whole audit log at an address of the auth service; returns where it breaks, or null.
 */
export async function brokenChain(url: string): Promise<string | null> {
  const db = await createDataSource(authDatabase(url)).initialize();
  try {
    const [{ made }] = await db.query(`SELECT to_regclass('audit_entries') IS NOT NULL AS made`);
    const entries = new AuditRepository(db);
    let end: ChainEnd | string | undefined = made ? { number: 0, hash: GENESIS } : undefined;
    while (typeof end === 'object') end = await walkOn(entries, end);
    return end ?? null;
  } finally {
    await db.destroy();
  }
}

/** The end of what holds, or where it does not; undefined after the last entry. */
async function walkOn(
  entries: AuditRepository,
  end: ChainEnd,
): Promise<ChainEnd | string | undefined> {
  const batch = await entries.following(end.number, BATCH);
  let last = end;
  for (const entry of batch) {
    const fault = faultOf(entry, last);
    if (fault) return `audit chain broken at entry ${last.number + 1} (${fault})`;
    last = { number: entry.number, hash: entry.hash };
  }
  return batch.length > 0 ? last : undefined;
}
