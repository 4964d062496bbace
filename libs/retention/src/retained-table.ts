import type { RetentionKind } from '@casewright/contracts';

/** A table whose rows go after a time, and with their owners' accounts. */
export interface RetainedTable {
  kind: RetentionKind;
  table: string;
  /** The column from whose time the days count. */
  since: string;
}
