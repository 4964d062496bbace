import type { BriefKind, FileKind, Purpose } from '../extraction.js';
import { Refusal } from '../refusal.js';

/** The contract's accepted extensions; the contract itself takes the child long to load. */
const KINDS: Readonly<Record<string, FileKind>> = {
  '.pdf': 'pdf',
  '.txt': 'text',
  '.doc': 'doc',
  '.docx': 'docx',
};
const BRIEF_KINDS: Readonly<Record<string, BriefKind>> = { ...KINDS, '.rtf': 'rtf', '.odt': 'odt' };
const WORD: readonly BriefKind[] = ['doc', 'docx'];

/**
 * The name's extension has to be one of the accepted ones; a name without any says nothing.
 *
 * @throws Refusal `wrong-type`: the specification's rejection of other files.
 */
export function claimedKind(name: string, purpose: Purpose = 'analysis'): BriefKind | null {
  const extension = /\.[^./\\\s]+$/.exec(name.trim())?.[0].toLowerCase();
  if (extension === undefined) return null;
  const kind = (purpose === 'analysis' ? KINDS : BRIEF_KINDS)[extension];
  if (!kind) throw new Refusal('wrong-type');
  return kind;
}

/**
 * Both Word formats may go by either name, as Word itself opens them.
 *
 * @throws Refusal `wrong-extension` when name and content disagree.
 */
export function assertNameFits(claimed: BriefKind | null, found: BriefKind, about: string): void {
  if (claimed === null || claimed === found) return;
  if (WORD.includes(claimed) && WORD.includes(found)) return;
  throw new Refusal('wrong-extension', about);
}
