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
  label: texts.days(value),
}));

/** The use of each tool in a period that the user chooses. */
export function Usage({ route }: { route: UsageRoute }) {
  const [days, setDays] = useState<ActivityPeriod>('30');
  // Looked up at each visit: it grows on every other screen.
  const query = useQuery({ ...routeQuery(route, { query: { days } }), staleTime: 0 });
  return (
    <div className="grid max-w-3xl gap-8">
      <div className="w-48">
        <SelectField label={texts.period} value={days} options={PERIODS} onChoose={setDays} />
      </div>
      <Fetched
        isKept
        query={query}
        what={texts.whatIsLoaded}
        shape={['w-40', 'h-16', 'w-40', 'h-16']}
      >
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
        <InlineAlert tone="info" title={texts.someFiguresAreMissing}>
          {away.map((service) => texts.cannotBeLoaded(texts.away[service]))}
          <button type="button" className="underline" onClick={onRetry}>
            {texts.tryAgain}
          </button>
        </InlineAlert>
      ) : null}
      {counts.length === 0 && away.length === 0 ? (
        <EmptyState icon={ChartNoAxesColumn} title={texts.nothingYet}>
          {texts.nothingYetHint}
        </EmptyState>
      ) : null}
      {kinds
        .filter((kind) => counts.some((each) => each.kind === kind))
        .map((kind) => (
          <KindOfUse key={kind} kind={kind} activity={activity} />
        ))}
      <p className="max-w-measure text-sm text-ink-soft">{texts.daysAreUtc}</p>
    </>
  );
}
