import type { CourtCoverage, DecadeCoverage, LibraryOverview } from '@casewright/contracts';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { BarTable } from './bar-table';

const COURTS_AT_FIRST = 15;

/** Which courts and which times the library covers. */
export function Coverage({ overview }: { overview: LibraryOverview }) {
  const [showsAll, setShowsAll] = useState(false);
  const { courts, decades } = overview;
  const shown = showsAll ? courts : courts.slice(0, COURTS_AT_FIRST);
  return (
    <section aria-labelledby="coverage">
      <h2 id="coverage" className="mb-4 text-xl">
        Coverage
      </h2>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div>
          <BarTable caption="By court" unit="Cases" rows={shown.map(courtRow)} />
          {courts.length > shown.length ? (
            <Button variant="link" className="mt-3" onClick={() => setShowsAll(true)}>
              Show all {courts.length} courts
            </Button>
          ) : null}
        </div>
        <BarTable caption="By decade" unit="Cases" rows={decades.map(decadeRow)} />
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
  const label = decade === null ? 'Date unknown' : `${decade}s`;
  return { id: label, label, value: cases };
}
