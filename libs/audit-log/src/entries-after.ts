import type { AuditEntry } from '@casewright/contracts';

const BATCH = 1_000;

/** The log as it is kept. */
export interface AuditSource {
  /** The entries after a number, in order. */
  following(after: number, limit: number): Promise<AuditEntry[]>;
}

/** All entries after one. */
export async function* entriesAfter(log: AuditSource, after: number): AsyncGenerator<AuditEntry> {
  let batch: AuditEntry[] = [];
  do {
    batch = await log.following(batch.at(-1)?.number ?? after, BATCH);
    yield* batch;
  } while (batch.length === BATCH);
}
