import { type ChainEnd, entriesAfter, faultOf, GENESIS } from '@casewright/audit-log';
import { createDataSource } from '@casewright/database';
import { authDatabase, withAuthDatabase } from '../database/auth-database.js';
import { AuditRepository } from './audit.repository.js';

/**
 * The audit log as a command sees it, beside the service.
 * @param url a role that may read the auth schema
 */
export async function openAuditLog(url: string) {
  const db = await createDataSource(authDatabase(url)).initialize();
  return { entries: new AuditRepository(db.manager), close: () => db.destroy() };
}

/**
 * Verifies the whole audit log at an address of the auth service; returns where it breaks, or null.
 */
export function brokenChain(url: string): Promise<string | null> {
  return withAuthDatabase(url, async (db) => {
    const [{ made }] = await db.query(`SELECT to_regclass('audit_entries') IS NOT NULL AS made`);
    if (!made) return null;
    let end: ChainEnd = { number: 0, hash: GENESIS };
    for await (const entry of entriesAfter(new AuditRepository(db), 0)) {
      const fault = faultOf(entry, end);
      if (fault) return `audit chain broken at entry ${end.number + 1} (${fault})`;
      end = entry;
    }
    return null;
  });
}
