import type { AuditEntry } from '@casewright/contracts';
import type { AuditRepository } from '../audit.repository.js';

const BATCH = 1_000;

/** What the command runs with. */
export interface AuditCommandSetting {
  /** Called only if the live log is needed. */
  openLog(): Promise<Pick<AuditRepository, 'following'>>;
  /** The key that signs heads, in the form of `AUDIT_SIGNING_KEY`; undefined if unknown. */
  signingKey(): Promise<string | undefined>;
  /** Folder against which relative file names are resolved. */
  readonly folder: string;
  print(line: string): void;
}

/** The log as it is, after an entry. */
export async function* liveEntries(
  { openLog }: Pick<AuditCommandSetting, 'openLog'>,
  after: number,
): AsyncGenerator<AuditEntry> {
  const entries = await openLog();
  let batch: AuditEntry[] = [];
  do {
    batch = await entries.following(batch.at(-1)?.number ?? after, BATCH);
    yield* batch;
  } while (batch.length === BATCH);
}
