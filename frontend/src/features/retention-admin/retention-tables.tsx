import {
  type DeletionCertificate,
  RETENTION_SETTINGS,
  type RetentionKind,
  type RetentionRule,
} from '@casewright/contracts';
import { timeOf } from '../../shared/config/days';
import { productName } from '../../shared/config/product';
import { saveFile } from '../../shared/export/save-file';
import { Button } from '../../shared/ui/button';
import { Table } from '../../shared/ui/table';

const inDays = (count: number) => (count === 1 ? 'one day' : `${count} days`);

const olderThan = (count: number) => `older than ${inDays(count)}`;

const KINDS: Record<RetentionKind, readonly [one: string, many: string]> = {
  documents: ['document', 'documents'],
  drafts: ['draft', 'drafts'],
  reviews: ['review of a cite check', 'reviews of cite checks'],
  citations: ['generated citation', 'generated citations'],
  history: ['search in the history', 'searches in the history'],
  exports: ['record of an export', 'records of exports'],
  leads: ['lead', 'leads'],
};

/** `Documents`. */
function kindWords(of: RetentionKind): string {
  const [, many] = KINDS[of];
  return many.charAt(0).toUpperCase() + many.slice(1);
}

/** `12 documents`. */
const counted = (of: RetentionKind, items: number): string =>
  `${items.toLocaleString('en-US')} ${KINDS[of][items === 1 ? 0 : 1]}`;

export function RulesTable({ rules }: { rules: readonly RetentionRule[] }) {
  return (
    <Table
      caption="Retention periods"
      columns={[
        { label: 'Kind' },
        { label: 'Kept', className: 'w-64 max-sm:w-40' },
        { label: 'Setting', className: 'w-64 max-md:hidden' },
      ]}
    >
      {rules.map(({ kind, days }) => (
        <tr key={kind} className="border-b border-rule align-top">
          <td className="py-row pr-4">{kindWords(kind)}</td>
          <td className="py-row pr-4">{days === null ? 'until deleted' : inDays(days)}</td>
          <td className="py-row pr-4 max-md:hidden">
            <code className="text-xs wrap-anywhere">{RETENTION_SETTINGS[kind]}</code>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** What, why, and when. On small screens all of it is in the first column. */
export function CertificatesTable({ list }: { list: readonly DeletionCertificate[] }) {
  return (
    <Table
      caption="Certificates of deletion"
      columns={[
        { label: 'Deleted' },
        { label: 'Why', className: 'w-56 max-md:hidden' },
        { label: 'When', className: 'w-44 max-md:hidden' },
        { label: 'Actions', className: 'w-28', isHidden: true },
      ]}
    >
      {list.map((certificate) => (
        <Row key={certificate.id} certificate={certificate} />
      ))}
    </Table>
  );
}

function Row({ certificate }: { certificate: DeletionCertificate }) {
  const { id, at, kind, items } = certificate;
  const time = timeOf(at);
  const save = () => {
    const text = certificateText(certificate, productName);
    saveFile(`certificate-${id}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <tr className="border-b border-rule align-top">
      <td className="py-row pr-4">
        <span className="font-medium">{counted(kind, items)}</span>
        <span className="block text-xs text-ink-faint wrap-anywhere">{id}</span>
        <p className="mt-1 text-xs text-ink-soft md:hidden">
          {whyOf(certificate)}, {time}
        </p>
      </td>
      <td className="py-row pr-4 max-md:hidden">{whyOf(certificate)}</td>
      <td className="py-row pr-4 tabular-nums max-md:hidden">
        <time dateTime={at}>{time}</time>
      </td>
      <td className="py-row text-right">
        <Button variant="secondary" aria-label={`Download certificate ${id}`} onClick={save}>
          Download
        </Button>
      </td>
    </tr>
  );
}

const whyOf = ({ reason, days, userId }: DeletionCertificate): string =>
  reason === 'account' ? `account ${userId ?? 0} was deleted` : olderThan(days ?? 0);

/** A certificate to keep: what was deleted, when, why, and how to check that it was. */
export function certificateText(certificate: DeletionCertificate, product: string): string {
  const { id, at, kind, reason, days, userId, items, ids } = certificate;
  const act = reason === 'account' ? 'Delete with account' : 'Delete by retention';
  const because =
    reason === 'account'
      ? `with account ${userId}, together with the key that their content was sealed with`
      : `because they were older than ${inDays(days ?? 0)}`;
  return [
    'CERTIFICATE OF DELETION',
    '',
    `${product} deleted ${counted(kind, items)} at ${at}, ${because}.`,
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
