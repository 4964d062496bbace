import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { call, fetchRoute } from '../../shared/api/client';
import { pages } from '../../shared/config/pages';
import { FileDownload } from '../../shared/export/file-download';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { useMay } from '../../shared/stores/session-store';
import { FiguresFailed, ForAdministrators } from '../../shared/ui/administration';
import { PageHeader } from '../../shared/ui/page-header';
import { Skeleton } from '../../shared/ui/skeleton';
import { Errors } from './parts/errors';
import { Faults } from './parts/faults';
import { Services } from './parts/services';
import { Upkeep } from './parts/upkeep';
import { Work } from './parts/work';
import * as texts from './texts';

/** How every part is, and what to do about each fault. For administrators. */
export function HealthScreen() {
  useDocumentTitle(pages.healthAdmin.title);
  const may = useMay();
  return may('oversee') ? <Health /> : <HealthForAdministrators />;
}

function Health() {
  const { data, error, refetch, isFetching } = useQuery(healthQuery());
  if (error instanceof ApiError && error.status === 403) return <HealthForAdministrators />;
  return (
    <>
      <Header actions={<BundleDownload />} />
      {error ? (
        <FiguresFailed
          title={texts.healthCouldNotBeFetched}
          error={error}
          otherwise={texts.lookIntoLogOfGateway}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : <HealthLoading />}
      {data && !error ? (
        <div className="grid gap-12">
          <Faults health={data} isFetching={isFetching} onFetch={() => void refetch()} />
          <Services health={data} />
          <Work health={data} />
          <Upkeep health={data} />
          <Errors errors={data.errors} />
          <p className="max-w-measure text-sm text-ink-soft">{texts.whatIsInBundle}</p>
        </div>
      ) : null}
    </>
  );
}

/** The diagnostics as a file for someone outside, without content. */
function BundleDownload() {
  return (
    <FileDownload
      name="support-bundle.json"
      fetchFile={fetchSupportBundle}
      words={{ download: texts.downloadSupportBundle, failed: texts.bundleWasNotDownloaded }}
    />
  );
}

function Header({ actions }: { actions?: ReactNode }) {
  return (
    <PageHeader
      title={pages.healthAdmin.title}
      description={texts.everyPartAndWhatIsWrong}
      actions={actions}
    />
  );
}

function HealthLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{texts.askingEveryPart}</span>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-16 max-w-3xl" />
      <Skeleton className="mt-8 h-7 w-40" />
      <Skeleton className="h-40 max-w-3xl" />
    </div>
  );
}

function HealthForAdministrators() {
  return (
    <>
      <Header />
      <ForAdministrators>{texts.askAdministratorOfThisInstallation}</ForAdministrators>
    </>
  );
}

/** The current state of every part: always fetched again. */
function healthQuery() {
  return queryOptions({
    queryKey: ['health'],
    queryFn: ({ signal }) => call('GET /admin/health', { signal }),
    staleTime: 0,
  });
}

async function fetchSupportBundle(): Promise<Blob> {
  return (await fetchRoute('GET /admin/health/bundle')).blob();
}
