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
import * as texts from './texts';

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
      description={texts.everyPartAndWhatIsWrong}
      ask={texts.askAdministratorOfThisInstallation}
      error={query.error}
      actions={
        <FileDownload
          name="support-bundle.json"
          fetchFile={() => fetchFile('GET /admin/health/bundle')}
          words={{ download: texts.downloadSupportBundle, failed: texts.bundleWasNotDownloaded }}
        />
      }
    >
      <Fetched
        query={query}
        what={texts.whatIsLoaded}
        otherwise={texts.lookIntoLogOfGateway}
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
            <p className="max-w-measure text-sm text-ink-soft">{texts.whatIsInBundle}</p>
          </div>
        )}
      </Fetched>
    </AdministrationScreen>
  );
}
