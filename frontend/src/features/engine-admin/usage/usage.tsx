import { type EngineUsage, USAGE_PERIODS, type UsagePeriod } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FiguresFailed } from '../../../shared/ui/administration';
import { Label } from '../../../shared/ui/field';
import { Select } from '../../../shared/ui/select';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Figure } from '../engine/recent-calls';
import { usageQuery } from '../engine-queries';
import { money, number } from '../figures';
import { UsageTables } from './usage-tables';

const PERIODS: { value: UsagePeriod; label: string }[] = [
  { value: 'day', label: 'Today' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
  { value: 'all', label: 'All that is kept' },
];

const USUAL: UsagePeriod = 'month';

/** What the model was used for: in all, by task, by user, by model. */
export function Usage() {
  const [period, setPeriod] = usePeriod();
  const { data, error, refetch } = useQuery(usageQuery(period));
  const id = useId();
  return (
    <section aria-labelledby="usage" className="max-w-4xl">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="usage" className="text-xl">
          Use of models
        </h2>
        <div className="w-48">
          <Label htmlFor={id}>Period</Label>
          <Select
            id={id}
            value={period}
            options={PERIODS}
            onChange={(event) => setPeriod(event.target.value as UsagePeriod)}
          />
        </div>
      </div>
      {error ? (
        <FiguresFailed
          title="The figures of the usage could not be fetched"
          error={error}
          otherwise="Something went wrong on the server. The figures themselves are kept."
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? <Figures usage={data} /> : null}
      {data || error ? null : <Skeleton className="h-40" />}
    </section>
  );
}

function Figures({ usage }: { usage: EngineUsage }) {
  const { total, from, prices } = usage;
  if (total.requests === 0) {
    return (
      <p className="border-y border-rule py-6 text-ink-soft">
        No model was asked anything
        {from === null ? '' : <span className="whitespace-nowrap"> since {from}</span>}.
      </p>
    );
  }
  return (
    <>
      <dl className="mb-6 flex flex-wrap gap-x-12 gap-y-4">
        <Figure label="Requests" value={number(total.requests)} />
        <Figure label="Failed" value={number(total.failures)} />
        <Figure label="Tokens in" value={number(total.promptTokens)} />
        <Figure label="Tokens out" value={number(total.completionTokens)} />
        {prices && total.cost !== null ? (
          <Figure label="Cost" value={money(total.cost, prices.currency)} />
        ) : null}
      </dl>
      <UsageTables usage={usage} />
      <p className="mt-6 max-w-measure text-sm text-ink-soft">
        Days are those of UTC. Tokens are the endpoint’s own count; where it gives none, one for
        every four letters.{' '}
        {prices ? (
          'The cost is that of the configured model at the prices set now; other models have none.'
        ) : (
          <>
            To see the cost, set <code>AI_PRICE_INPUT</code> and <code>AI_PRICE_OUTPUT</code>, the
            prices of a million tokens.
          </>
        )}
      </p>
    </>
  );
}

/** The period of the usage, from the address; anything else there is the usual one. */
function usePeriod(): [UsagePeriod, (period: UsagePeriod) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('period') ?? '';
  const period = Object.hasOwn(USAGE_PERIODS, named) ? (named as UsagePeriod) : USUAL;
  const setPeriod = (next: UsagePeriod) =>
    setParams(next === USUAL ? {} : { period: next }, { replace: true, preventScrollReset: true });
  return [period, setPeriod];
}
