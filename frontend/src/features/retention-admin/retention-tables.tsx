import {
  type DeletionCertificate,
  RETENTION_SETTINGS,
  type RetentionRule,
} from '@casewright/contracts';
import { productName } from '../../shared/config/product';
import { saveFile } from '../../shared/export/save-file';
import { Button } from '../../shared/ui/button';
import { ColumnHeading } from '../../shared/ui/column-heading';
import { certificateText } from './certificate-text';
import * as texts from './texts';

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function RulesTable({ rules }: { rules: readonly RetentionRule[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.rules}</caption>
      <thead>
        <tr className="border-b border-ink text-left">
          <ColumnHeading>{texts.kind}</ColumnHeading>
          <ColumnHeading className="w-64 max-sm:w-40">{texts.kept}</ColumnHeading>
          <ColumnHeading className="w-64 max-md:hidden">{texts.setting}</ColumnHeading>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ kind, days }) => (
          <tr key={kind} className="border-b border-rule align-top">
            <td className="py-row pr-4">{texts.kindWords(kind)}</td>
            <td className="py-row pr-4">{days === null ? texts.untilDeleted : texts.days(days)}</td>
            <td className="py-row pr-4 max-md:hidden">
              <code className="text-xs wrap-anywhere">{RETENTION_SETTINGS[kind]}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What, why, and when. On small screens all of it is in the first column. */
export function CertificatesTable({ list }: { list: readonly DeletionCertificate[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.certificates}</caption>
      <thead>
        <tr className="border-b border-ink text-left">
          <ColumnHeading>{texts.deleted}</ColumnHeading>
          <ColumnHeading className="w-56 max-md:hidden">{texts.why}</ColumnHeading>
          <ColumnHeading className="w-44 max-md:hidden">{texts.when}</ColumnHeading>
          <ColumnHeading className="w-28">
            <span className="sr-only">{texts.actions}</span>
          </ColumnHeading>
        </tr>
      </thead>
      <tbody>
        {list.map((certificate) => (
          <Row key={certificate.id} certificate={certificate} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ certificate }: { certificate: DeletionCertificate }) {
  const { id, at, kind, items } = certificate;
  const time = timeFormat.format(new Date(at));
  const save = () => {
    const text = certificateText(certificate, productName);
    saveFile(`certificate-${id}.txt`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <tr className="border-b border-rule align-top">
      <td className="py-row pr-4">
        <span className="font-medium">{texts.counted(kind, items)}</span>
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
        <Button variant="secondary" aria-label={texts.downloadThis(id)} onClick={save}>
          {texts.download}
        </Button>
      </td>
    </tr>
  );
}

const whyOf = ({ reason, days, userId }: DeletionCertificate): string =>
  reason === 'account' ? texts.withAccount(userId ?? 0) : texts.olderThan(days ?? 0);
