import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { pages } from '../../shared/config/pages';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { useMay } from '../../shared/stores/session-store';
import { FiguresFailed, ForAdministrators } from '../../shared/ui/administration';
import { PageHeader } from '../../shared/ui/page-header';
import { Skeleton } from '../../shared/ui/skeleton';
import { ChosenEngine } from './engine/chosen-engine';
import { Settings } from './engine/settings';
import { overviewQuery } from './engine-queries';
import * as texts from './texts';
import { Usage } from './usage/usage';

/** Which engine there is, how its model does, and what it is used for. For administrators. */
export function EngineScreen() {
  useDocumentTitle(pages.engineAdmin.title);
  const may = useMay();
  return (
    <>
      <PageHeader title={pages.engineAdmin.title} description={texts.whatReadsAndDraftsHere} />
      {may('administer') ? <Engine /> : <EngineForAdministrators />}
    </>
  );
}

function Engine() {
  const { data, error, refetch } = useQuery(overviewQuery());
  if (error instanceof ApiError && error.status === 403) return <EngineForAdministrators />;
  return (
    <div className="grid gap-12">
      {error ? (
        <FiguresFailed
          title={texts.stateOfEngineCouldNot}
          error={error}
          otherwise={texts.somethingWentWrongOnServer}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? <ChosenEngine engine={data.engine} /> : null}
      {data || error ? null : <EngineLoading />}
      <Usage />
      {data ? <Settings overview={data} /> : null}
    </div>
  );
}

function EngineLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{texts.fetchingStateOfEngine}</span>
      <Skeleton className="h-7 w-56" />
      <Skeleton className="max-w-measure" />
      <Skeleton className="h-24 max-w-2xl" />
    </div>
  );
}

function EngineForAdministrators() {
  return <ForAdministrators>{texts.askAdministratorOfThisInstallation}</ForAdministrators>;
}
