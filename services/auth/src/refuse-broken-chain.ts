import { createDataSource } from '@casewright/database';
import { OperatorError } from '@casewright/platform';
import { AuditRepository } from './audit/audit.repository.js';
import { type ChainEnd, faultOf, GENESIS } from './audit/audit-chain.js';
import { authDatabase } from './database/auth-database.js';

const BATCH = 1_000;

/** Walks all of the audit log at an address of the auth service. @throws OperatorError */
export async function refuseBrokenChain(url: string): Promise<void> {
  const db = await createDataSource(authDatabase(url)).initialize();
  try {
    const [{ made }] = await db.query(`SELECT to_regclass('audit_entries') IS NOT NULL AS made`);
    const entries = new AuditRepository(db);
    let end: ChainEnd | undefined = made ? { number: 0, hash: GENESIS } : undefined;
    while (end) end = await walkOn(entries, end);
  } finally {
    await db.destroy();
  }
}

async function walkOn(entries: AuditRepository, end: ChainEnd): Promise<ChainEnd | undefined> {
  const batch = await entries.following(end.number, BATCH);
  let last = end;
  for (const entry of batch) {
    const fault = faultOf(entry, last);
    if (fault) {
      throw new OperatorError(
        `The audit log does not hold at entry ${last.number + 1} (${fault}); docs/operations.md says what that means.`,
      );
    }
    last = { number: entry.number, hash: entry.hash };
  }
  return batch.length > 0 ? last : undefined;
}
