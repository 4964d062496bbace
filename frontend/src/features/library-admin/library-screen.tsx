import type { CourtCoverage, DecadeCoverage, LibraryOverview } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pages } from '../../shared/config/pages';
import { AdministrationScreen } from '../../shared/screens/administration-screen';
import { useMay } from '../../shared/stores/session-store';
import { Button } from '../../shared/ui/button';
import { Fetched } from '../../shared/ui/fetched';
import { Section } from '../../shared/ui/section';
import { AddLaw } from './add-law/add-law';
import { BarTable } from './holdings/bar-table';
import { Sources } from './holdings/sources';
import { Imports } from './imports/imports';
import { LaterHistory } from './later-history/later-history';
import { overviewQuery } from './library-queries';

const COURTS_AT_FIRST = 15;

/** What the case-law library contains, and what is being brought in. For administrators. */
export function LibraryScreen() {
  const query = useQuery({ ...overviewQuery, enabled: useMay()(pages.libraryAdmin.rule) });
  return (
    <AdministrationScreen
      page={pages.libraryAdmin}
      description="What can be searched and cited here, where it came from, and what is being imported."
      ask="Ask an administrator to add case law to the library. Anyone can search it."
      error={query.error}
    >
      <Fetched query={query} what="the library’s figures" shape={['h-24', 'w-2/3', 'w-1/2']}>
        {(overview) => (
          <div className="grid gap-12">
            <Sources overview={overview} />
            <AddLaw />
            <Imports importDir={overview.importDir} />
            <LaterHistory />
            <Coverage overview={overview} />
          </div>
        )}
      </Fetched>
    </AdministrationScreen>
  );
}

/** Which courts and which times the library covers. */
function Coverage({ overview }: { overview: LibraryOverview }) {
  const [showsAll, setShowsAll] = useState(false);
  const { courts, decades } = overview;
  const shown = showsAll ? courts : courts.slice(0, COURTS_AT_FIRST);
  return (
    <Section title="Coverage">
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div>
          <BarTable caption="By court" unit="Cases" rows={shown.map(courtRow)} />
          {courts.length > shown.length ? (
            <Button variant="link" className="mt-3" onClick={() => setShowsAll(true)}>
              {`Show all ${courts.length} courts`}
            </Button>
          ) : null}
        </div>
        <BarTable caption="By decade" unit="Cases" rows={decades.map(decadeRow)} />
      </div>
    </Section>
  );
}

function courtRow({ id, name, from, to, cases }: CourtCoverage) {
  const years =
    from === null || to === null ? undefined : from === to ? `${from}` : `${from}–${to}`;
  return { id, label: name, detail: years, value: cases };
}

function decadeRow({ decade, cases }: DecadeCoverage) {
  const label = decade === null ? 'Date unknown' : `${decade}s`;
  return { id: label, label, value: cases };
}
