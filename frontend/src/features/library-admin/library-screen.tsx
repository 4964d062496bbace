import type { CourtCoverage, DecadeCoverage, LibraryOverview } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { pages } from '../../shared/config/pages';
import { useDocumentTitle } from '../../shared/hooks/use-document-title';
import { useMay } from '../../shared/stores/session-store';
import { FiguresFailed, ForAdministrators } from '../../shared/ui/administration';
import { Button } from '../../shared/ui/button';
import { PageHeader } from '../../shared/ui/page-header';
import { Skeleton } from '../../shared/ui/skeleton';
import { AddLaw } from './add-law/add-law';
import { BarTable } from './holdings/bar-table';
import { Sources } from './holdings/sources';
import { Imports } from './imports/imports';
import { LaterHistory } from './later-history/later-history';
import { overviewQuery } from './library-queries';
import * as texts from './texts';

const COURTS_AT_FIRST = 15;

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
      <AddLaw />
      <Imports importDir={data?.importDir ?? null} isKnown={data !== undefined} />
      <LaterHistory />
      {data ? <Coverage overview={data} /> : null}
    </div>
  );
}

function LibraryForAdministrators() {
  return <ForAdministrators>{texts.askAdministratorOfThisInstallation}</ForAdministrators>;
}

/** Which courts and which times the library covers. */
function Coverage({ overview }: { overview: LibraryOverview }) {
  const [showsAll, setShowsAll] = useState(false);
  const { courts, decades } = overview;
  const shown = showsAll ? courts : courts.slice(0, COURTS_AT_FIRST);
  return (
    <section aria-labelledby="coverage">
      <h2 id="coverage" className="mb-4 text-xl">
        {texts.coverage}
      </h2>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div>
          <BarTable caption={texts.byCourt} unit={texts.cases} rows={shown.map(courtRow)} />
          {courts.length > shown.length ? (
            <Button variant="link" className="mt-3" onClick={() => setShowsAll(true)}>
              {texts.showAllCourts(courts.length)}
            </Button>
          ) : null}
        </div>
        <BarTable caption={texts.byDecade} unit={texts.cases} rows={decades.map(decadeRow)} />
      </div>
    </section>
  );
}

function courtRow({ id, name, from, to, cases }: CourtCoverage) {
  const years =
    from === null || to === null ? undefined : from === to ? `${from}` : `${from}–${to}`;
  return { id, label: name, detail: years, value: cases };
}

function decadeRow({ decade, cases }: DecadeCoverage) {
  const label = decade === null ? texts.dateUnknown : `${decade}s`;
  return { id: label, label, value: cases };
}
