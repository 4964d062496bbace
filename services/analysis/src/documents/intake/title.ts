import { DOCUMENT_LIMITS } from '@casewright/contracts';

const FROM_TEXT = 100;

/** What a document is called: as its user says, else by its file's name, else by its first words. */
export function titleOf(given: string | undefined, fileName: string | null, text: string): string {
  const named = given?.trim() || fileName?.trim();
  if (named) return named.slice(0, DOCUMENT_LIMITS.title);
  const first = text.trim().split('\n', 1)[0]?.replace(/\s+/g, ' ').trim() ?? '';
  if (first.length <= FROM_TEXT) return first;
  return `${first.slice(0, FROM_TEXT).replace(/\s+\S*$/, '')} …`;
}
