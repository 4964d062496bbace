import { DOCUMENT_LIMITS } from '@casewright/contracts';
import { documentName } from './document-name.js';

const FROM_TEXT = 100;
/** Characters that are looked at: a megabyte may be one line. */
const LOOKED_AT = 10_000;

/**
 * What a document is called: as its user says, else by its kind and parties where they are known,
 * else by its file's name, else by its heading.
 */
export function titleOf(
  given: string | undefined,
  fileName: string | null,
  text: string,
  known?: Parameters<typeof documentName>[0],
): string {
  const named = given?.trim() || (known && documentName(known)) || fileName?.trim();
  if (named) return named.slice(0, DOCUMENT_LIMITS.title);
  const [line = ''] = text.trim().slice(0, LOOKED_AT).split('\n', 1);
  const first = line.replace(/\s+/g, ' ').trim();
  if (first.length <= FROM_TEXT) return first;
  return `${first.slice(0, FROM_TEXT).replace(/\s+\S*$/, '')} …`;
}
