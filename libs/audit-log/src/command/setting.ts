import type { AuditSource } from '../entries-after.js';

/** What the command runs with. */
export interface AuditCommandSetting {
  /** Called only if the live log is needed. */
  openLog(): Promise<AuditSource>;
  /** The key that signs heads, in the form of `AUDIT_SIGNING_KEY`; undefined if unknown. */
  signingKey(): Promise<string | undefined>;
  /** Folder against which relative file names are resolved. */
  readonly folder: string;
  print(line: string): void;
}
