import { createHash } from 'node:crypto';
import type { SourceCase } from '../source-case.js';

/** Raised when preparation makes something else of the same record, so that all are made anew. */
const PREPARATION = 3;

/** SHA-256 of a record as its source has it. */
export function contentHash(item: SourceCase): string {
  const hash = createHash('sha256').update(String(PREPARATION));
  const { opinions, casebody, ...fields } = item;
  hash.update(JSON.stringify(fields));
  for (const { kind, author, format, content } of opinions) {
    hash.update(`\0${kind}\0${author ?? ''}\0${format}\0`).update(content);
  }
  if (casebody !== null) hash.update('\0').update(casebody);
  return hash.digest('hex');
}
