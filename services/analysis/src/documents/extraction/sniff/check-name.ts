import { extname } from 'node:path';
import { hasAcceptedName } from '@casewright/contracts';
import type { FileKind } from '../extraction.js';
import { Refusal } from '../refusal.js';

const KINDS: Readonly<Record<string, FileKind>> = {
  '.pdf': 'pdf',
  '.txt': 'text',
  '.doc': 'doc',
  '.docx': 'docx',
};
const WORD: readonly FileKind[] = ['doc', 'docx'];

/**
 * The name's extension has to be one of the accepted ones; a name without any says nothing.
 *
 * @throws Refusal `wrong-type`: the specification's rejection of other files.
 */
export function claimedKind(name: string): FileKind | null {
  if (!hasAcceptedName(name)) throw new Refusal('wrong-type');
  return KINDS[extname(name.trim()).toLowerCase()] ?? null;
}

/**
 * Both Word formats may go by either name, as Word itself opens them.
 *
 * @throws Refusal `wrong-extension` when name and content disagree.
 */
export function assertNameFits(claimed: FileKind | null, found: FileKind, about: string): void {
  if (claimed === null || claimed === found) return;
  if (WORD.includes(claimed) && WORD.includes(found)) return;
  throw new Refusal('wrong-extension', about);
}
