import type { CourtCoverage, DecadeCoverage, LibraryOverview } from '@casewright/contracts';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import * as texts from '../texts';
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
