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
import * as texts from './texts';
import { UsageTables } from './usage-tables';

const PERIODS: { value: UsagePeriod; label: string }[] = [
  { value: 'day', label: texts.today },
  { value: 'week', label: texts.last7Days },
  { value: 'month', label: texts.last30Days },
  { value: 'all', label: texts.allThatIsKept },
];

/** The server's days are UTC's. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

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
          {texts.useOfModels}
        </h2>
        <div className="w-48">
          <Label htmlFor={id}>{texts.period}</Label>
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
          title={texts.figuresOfUsageCouldNot}
          error={error}
          otherwise={texts.somethingWentWrongOnServerFigures}
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
        {texts.noModelWasAskedAnything}
        {from === null ? (
          ''
        ) : (
          <span className="whitespace-nowrap">{texts.since(dayFormat.format(new Date(from)))}</span>
        )}
        .
      </p>
    );
  }
  return (
    <>
      <dl className="mb-6 flex flex-wrap gap-x-12 gap-y-4">
        <Figure label={texts.requests} value={number(total.requests)} />
        <Figure label={texts.failed} value={number(total.failures)} />
        <Figure label={texts.tokensIn} value={number(total.promptTokens)} />
        <Figure label={texts.tokensOut} value={number(total.completionTokens)} />
        {prices && total.cost !== null ? (
          <Figure label={texts.cost} value={money(total.cost, prices.currency)} />
        ) : null}
      </dl>
      <UsageTables usage={usage} />
      <p className="mt-6 max-w-measure text-sm text-ink-soft">
        {texts.daysAreThoseOfUtc}
        {prices ? (
          texts.costIsThatOfConfigured
        ) : (
          <>
            {texts.toSeeCost}
            <code>AI_PRICE_INPUT</code>
            {texts.and}
            <code>AI_PRICE_OUTPUT</code>
            {texts.pricesOfMillionTokens}
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
