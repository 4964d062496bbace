import type { DeletionCertificate } from '@casewright/contracts';
import * as texts from './texts';

/** A certificate to keep: what was deleted, when, why, and how to check that it was. */
export function certificateText(certificate: DeletionCertificate, product: string): string {
  const { id, at, kind, reason, days, userId, items, ids } = certificate;
  const act = reason === 'account' ? 'Delete with account' : 'Delete by retention';
  const because =
    reason === 'account'
      ? `with account ${userId}, together with the key that their content was sealed with`
      : `because they were older than ${texts.days(days ?? 0)}`;
  return [
    'CERTIFICATE OF DELETION',
    '',
    `${product} deleted ${texts.counted(kind, items)} at ${at}, ${because}.`,
    '',
    `Certificate  ${id}`,
    `Ids          SHA-256 ${ids}`,
    '',
    `The audit log names this certificate as the subject of “${act}.” Its number is made of the other`,
    'fields, so none of them was changed since. The SHA-256 is that of the ids of what was deleted, in',
    'ascending order, each with a line feed behind it. Backups made before are not changed; what was',
    'sealed with the key of a deleted account can no longer be read in them after the next backup.',
    '',
  ].join('\r\n');
}
