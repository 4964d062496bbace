import { DOCUMENT_LIMITS, partyNames } from '@casewright/contracts';

const FROM_TEXT = 100;
/** Characters that are looked at: a megabyte may be one line. */
const LOOKED_AT = 10_000;

/** What the analysis found of the kinds and names of a document. */
interface Known {
  documentType: { type: string; label: string };
  parties: readonly { name: string }[];
}

/**
 * What a document is called: as its user says, else by its file's name, else by its heading. A text
 * that begins without one is called by its kind and parties where they are known.
 */
export function titleOf(
  given: string | undefined,
  fileName: string | null,
  text: string,
  known?: Known,
): string {
  const named = given?.trim() || fileName?.trim();
  if (named) return named.slice(0, DOCUMENT_LIMITS.title);
  const [line = ''] = text.trim().slice(0, LOOKED_AT).split('\n', 1);
  const first = line.replace(/\s+/g, ' ').trim();
  if (first.length <= FROM_TEXT) return first;
  const parties = known && known.documentType.type !== 'other' ? partyNames(known.parties) : '';
  if (known && parties !== '') return `${known.documentType.label} - ${parties}`;
  return `${first.slice(0, FROM_TEXT).replace(/\s+\S*$/, '')} …`;
}
