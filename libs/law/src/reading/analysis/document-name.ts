import { type Analysis, partyNames } from '@casewright/contracts';
import { shortName } from '../documents/court/caption-side.js';
import { proseName } from '../documents/parties/names.js';

/**
 * What a document is called by its kind and its parties: `Lease Agreement: Acme LLC and Jane Roe`,
 * `Complaint: Roe v. Wade`. Null where the reading knows no kind or nobody.
 */
export function documentName({
  documentType: { type, label, family },
  parties,
}: Pick<Analysis, 'documentType' | 'parties'>): string | null {
  const [first, ...others] = parties.map(({ name, role }) => ({ name: proseName(name), role }));
  if (type === 'other' || !first) return null;
  const isCase = family === 'court-paper' || family === 'opinion';
  const against = isCase && others.find(({ role }) => role !== first.role);
  const names = against
    ? `${shortName(first.name)} v. ${shortName(against.name)}`
    : partyNames([first, ...others]);
  return `${label}: ${names}`;
}
