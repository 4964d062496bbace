import type { Activity, ActivityKind, ActivityPeriod } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { routeQuery } from '../../shared/api/queries';
import { EmptyState } from '../../shared/ui/empty-state';
import { Fetched } from '../../shared/ui/fetched';
import { InlineAlert } from '../../shared/ui/inline-alert';
import { SelectField } from '../../shared/ui/select-field';
import { KindOfUse } from './kind-of-use';
import { MostCited } from './most-cited';
import * as texts from './texts';

type UsageRoute = 'GET /account/usage' | 'GET /admin/usage';

const PERIODS = (['30', '90', '365'] as const).map((value) => ({
  value,
  label: `Last ${value} days`,
}));

/** The use of each tool in a period that the user chooses. */
export function Usage({ route }: { route: UsageRoute }) {
  const [days, setDays] = useState<ActivityPeriod>('30');
  // Looked up at each visit: it grows on every other screen.
  const query = useQuery({ ...routeQuery(route, { query: { days } }), staleTime: 0 });
  return (
    <div className="grid max-w-3xl gap-8">
      <div className="w-48">
        <SelectField label="Period" value={days} options={PERIODS} onChoose={setDays} />
      </div>
      <Fetched isKept query={query} what="usage" shape={['w-40', 'h-16', 'w-40', 'h-16']}>
        {(activity) => (
          <>
            <Figures activity={activity} onRetry={() => void query.refetch()} />
            {route === 'GET /account/usage' ? <MostCited from={activity.starts[0]!} /> : null}
          </>
        )}
      </Fetched>
    </div>
  );
}

function Figures({ activity, onRetry }: { activity: Activity; onRetry: () => void }) {
  const { counts, away } = activity;
  const kinds = Object.keys(texts.KINDS) as ActivityKind[];
  return (
    <>
      {away.length > 0 ? (
        <InlineAlert tone="info" title="Some figures are missing">
          {away.map((service) => `${texts.away[service]} cannot be loaded right now. `)}
          <button type="button" className="underline" onClick={onRetry}>
            Try again
          </button>
        </InlineAlert>
      ) : null}
      {counts.length === 0 && away.length === 0 ? (
        <EmptyState icon={ChartNoAxesColumn} title="No activity in this period">
          Searches, analyses, reviews, citations, drafts, and exports are counted here.
        </EmptyState>
      ) : null}
      {kinds
        .filter((kind) => counts.some((each) => each.kind === kind))
        .map((kind) => (
          <KindOfUse key={kind} kind={kind} activity={activity} />
        ))}
      <p className="max-w-measure text-sm text-ink-soft">
        Days and weeks are in UTC. Searches and analyses are counted from the search history:
        repeating the last one counts once, and what is no longer in the history is not counted.
      </p>
    </>
  );
}
