import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { pages } from '../../shared/config/pages';
import { FileDownload } from '../../shared/export/file-download';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { useMay } from '../../shared/stores/session-store';
import { ForAdministrators } from '../../shared/ui/administration';
import { PageHeader } from '../../shared/ui/page-header';
import { useAuditAddress } from './audit-address';
import { AuditEntries } from './audit-entries';
import { auditQuery, fetchAuditFile } from './audit-queries';
import { ChainCheck } from './chain-check';
import * as texts from './texts';

/** Who did what and when, and whether the log still says what it said. For administrators. */
export function AuditScreen() {
  useDocumentTitle(pages.auditAdmin.title);
  const may = useMay();
  return may('oversee') ? <AuditLog /> : <AuditForAdministrators />;
}

function AuditLog() {
  const [address] = useAuditAddress();
  const { error } = useQuery(auditQuery(address));
  if (error instanceof ApiError && error.status === 403) return <AuditForAdministrators />;
  return (
    <>
      <Header actions={<AuditDownload />} />
      <div className="grid gap-12">
        <ChainCheck />
        <AuditEntries />
      </div>
    </>
  );
}

/** The whole log as a file, with what its hashes are made of. */
function AuditDownload() {
  return (
    <FileDownload
      name="audit-log.csv"
      fetchFile={fetchAuditFile}
      words={{ download: texts.downloadAsCsv, failed: texts.logWasNotDownloaded }}
    />
  );
}

function Header({ actions }: { actions?: React.ReactNode }) {
  return (
    <PageHeader
      title={pages.auditAdmin.title}
      description={texts.whoDidWhatAndWhen}
      actions={actions}
    />
  );
}

function AuditForAdministrators() {
  return (
    <>
      <Header />
      <ForAdministrators>{texts.askAdministratorOfThisInstallation}</ForAdministrators>
    </>
  );
}
