import type { CheckedCitation, Finding, TableOfAuthorities } from '@casewright/contracts';
import type { Understanding } from '../../documents/understanding.js';

/** All that the prose is written from. */
export interface Reading {
  document: Understanding;
  /** The severest first. */
  findings: readonly Finding[];
  citations: readonly CheckedCitation[];
  authorities: TableOfAuthorities | null;
}
