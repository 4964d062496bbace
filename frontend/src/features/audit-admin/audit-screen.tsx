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

/** Who did what and when, and whether the log still says what it said. For administrators. */
export function AuditScreen() {
  const [address] = useAuditAddress();
  const enabled = useMay()(pages.auditAdmin.rule);
  const { error } = useQuery({ ...auditQuery(address), enabled });
  return (
    <AdministrationScreen
      page={pages.auditAdmin}
      description="Who did what, and when. The log holds IDs only, never what anyone wrote, searched for, or uploaded. Viewing it is logged too."
      ask="Ask an administrator what the log says about your account."
      error={error}
      actions={
        <FileDownload
          name="audit-log.csv"
          fetchFile={() => fetchFile('GET /admin/audit.csv')}
          words={{ download: 'Download as CSV', failed: 'The log was not downloaded' }}
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
