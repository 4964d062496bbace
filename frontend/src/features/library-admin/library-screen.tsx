import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { pages } from '../../shared/config/pages';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { useMay } from '../../shared/stores/session-store';
import { FiguresFailed, ForAdministrators } from '../../shared/ui/administration';
import { PageHeader } from '../../shared/ui/page-header';
import { Skeleton } from '../../shared/ui/skeleton';
import { Coverage } from './holdings/coverage';
import { Sources } from './holdings/sources';
import { Imports } from './imports/imports';
import { LaterHistory } from './later-history/later-history';
import { overviewQuery } from './library-queries';
import * as texts from './texts';

/** What the case-law library contains, and what is being brought in. For administrators. */
export function LibraryScreen() {
  useDocumentTitle(pages.libraryAdmin.title);
  const may = useMay();
  return (
    <>
      <PageHeader title={pages.libraryAdmin.title} description={texts.whatCanBeSearchedAnd} />
      {may('administer') ? <Library /> : <LibraryForAdministrators />}
    </>
  );
}

function Library() {
  const { data, error, refetch } = useQuery(overviewQuery());
  if (error instanceof ApiError && error.status === 403) return <LibraryForAdministrators />;
  if (error) {
    return (
      <FiguresFailed
        title={texts.libraryFiguresCouldNotBeLoaded}
        error={error}
        otherwise={texts.somethingWentWrongOnServer}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid gap-12">
      {data ? <Sources overview={data} /> : <Skeleton className="h-24" />}
      <Imports importDir={data?.importDir ?? null} isKnown={data !== undefined} />
      <LaterHistory />
      {data ? <Coverage overview={data} /> : null}
    </div>
  );
}

function LibraryForAdministrators() {
  return <ForAdministrators>{texts.askAdministratorOfThisInstallation}</ForAdministrators>;
}
