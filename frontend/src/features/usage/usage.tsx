import type { Activity, ActivityKind, ActivityPeriod } from '@casewright/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useId, useState } from 'react';
import { call } from '../../shared/api/client';
import { FiguresFailed } from '../../shared/ui/administration';
import { EmptyState } from '../../shared/ui/empty-state';
import { Label } from '../../shared/ui/field';
import { InlineAlert } from '../../shared/ui/inline-alert';
import { Select } from '../../shared/ui/select';
import { Skeleton } from '../../shared/ui/skeleton';
import { KindOfUse } from './kind-of-use';
import * as texts from './texts';

type UsageRoute = 'GET /account/usage' | 'GET /admin/usage';

const PERIODS = (['30', '90', '365'] as const).map((value) => ({
  value,
  label: texts.days(value),
}));

/** Looked up at each visit: it grows on every other screen. */
function usageQuery(route: UsageRoute, days: ActivityPeriod) {
  return queryOptions({
    queryKey: ['activity', route, days],
    queryFn: ({ signal }) => call(route, { query: { days }, signal }),
    staleTime: 0,
  });
}

/** The use of each tool in a period that the user chooses. */
export function Usage({ route }: { route: UsageRoute }) {
  const [days, setDays] = useState<ActivityPeriod>('30');
  const { data, error, refetch } = useQuery(usageQuery(route, days));
  const id = useId();
  const retry = () => void refetch();
  return (
    <div className="grid max-w-3xl gap-8">
      <div className="w-48">
        <Label htmlFor={id}>{texts.period}</Label>
        <Select
          id={id}
          value={days}
          options={PERIODS}
          onChange={(event) => setDays(event.target.value as ActivityPeriod)}
        />
      </div>
      {data ? <Figures activity={data} onRetry={retry} /> : null}
      {error && !data ? (
        <FiguresFailed
          title={texts.usageCouldNotBeLoaded}
          error={error}
          otherwise={texts.somethingWentWrong}
          onRetry={retry}
        />
      ) : null}
      {data || error ? null : <UsageLoading />}
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

function UsageLoading() {
  return (
    <div role="status" className="grid gap-7">
      <span className="sr-only">{texts.loading}</span>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="grid gap-2">
          <Skeleton className="w-40" />
          <Skeleton className="h-16" />
        </div>
      ))}
    </div>
  );
}
