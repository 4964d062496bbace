import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../shared/api/queries';
import { pages } from '../../shared/config/pages';
import { FileDownload } from '../../shared/export/file-download';
import { AdministrationScreen } from '../../shared/screens/administration-screen';
import { useMay } from '../../shared/stores/session-store';
import { useAuditAddress } from './audit-address';
import { AuditEntries } from './audit-entries';
import { auditQuery } from './audit-queries';
import { ChainCheck } from './chain-check';
import * as texts from './texts';

/** Who did what and when, and whether the log still says what it said. For administrators. */
export function AuditScreen() {
  const [address] = useAuditAddress();
  const enabled = useMay()(pages.auditAdmin.rule);
  const { error } = useQuery({ ...auditQuery(address), enabled });
  return (
    <AdministrationScreen
      page={pages.auditAdmin}
      description={texts.whoDidWhatAndWhen}
      ask={texts.askAdministratorOfThisInstallation}
      error={error}
      actions={
        <FileDownload
          name="audit-log.csv"
          fetchFile={() => fetchFile('GET /admin/audit.csv')}
          words={{ download: texts.downloadAsCsv, failed: texts.logWasNotDownloaded }}
        />
      }
    >
      <div className="grid gap-12">
        <ChainCheck />
        <AuditEntries />
      </div>
    </AdministrationScreen>
  );
}
