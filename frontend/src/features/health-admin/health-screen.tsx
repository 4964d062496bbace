import { useQuery } from '@tanstack/react-query';
import { fetchFile, routeQuery } from '../../shared/api/queries';
import { pages } from '../../shared/config/pages';
import { FileDownload } from '../../shared/export/file-download';
import { AdministrationScreen } from '../../shared/screens/administration-screen';
import { useMay } from '../../shared/stores/session-store';
import { Fetched } from '../../shared/ui/fetched';
import { Faults } from './parts/faults';
import { Services } from './parts/services';
import { Mail, Upkeep } from './parts/upkeep';
import { Errors, Work } from './parts/work';

const SHAPE = ['h-7 w-40', 'h-16 max-w-3xl', 'mt-8 h-7 w-40', 'h-40 max-w-3xl'];

/** How every part is, and what to do about each fault. For administrators. */
export function HealthScreen() {
  const may = useMay();
  const enabled = may(pages.healthAdmin.rule);
  // The current state of every part: always fetched again.
  const query = useQuery({ ...routeQuery('GET /admin/health'), staleTime: 0, enabled });
  return (
    <AdministrationScreen
      page={pages.healthAdmin}
      description="The state of every part of this installation, what is wrong, and what to do about it."
      ask="Ask an administrator if something does not work."
      error={query.error}
      actions={
        <FileDownload
          name="support-bundle.json"
          fetchFile={() => fetchFile('GET /admin/health/bundle')}
          words={{
            download: 'Download support bundle',
            failed: 'The support bundle was not downloaded',
          }}
        />
      }
    >
      <Fetched
        query={query}
        what="the diagnostics"
        otherwise="The gateway did not answer as expected. Its log says why; no stored data is lost."
        shape={SHAPE}
      >
        {(health) => (
          <div className="grid gap-12">
            <Faults health={health} query={query} />
            <Services health={health} />
            <Work health={health} />
            <Upkeep health={health} />
            {may('administer') ? <Mail /> : null}
            <Errors errors={health.errors} />
            <p className="max-w-measure text-sm text-ink-soft">
              The support bundle has versions, states, counts, and error codes. It has no searches,
              documents, names, or secrets, so it is safe to send to anyone who helps you.
            </p>
          </div>
        )}
      </Fetched>
    </AdministrationScreen>
  );
}
