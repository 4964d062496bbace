import { type EngineUsage, USAGE_PERIODS, type UsagePeriod } from '@casewright/contracts';
import { useQuery } from '@tanstack/react-query';
import { calendarDay } from '../../../shared/config/days';
import { useFilters } from '../../../shared/hooks/use-filters';
import { Fetched } from '../../../shared/ui/fetched';
import { Coded } from '../../../shared/ui/kbd';
import { Section } from '../../../shared/ui/section';
import { SelectField } from '../../../shared/ui/select-field';
import { Figure } from '../engine/recent-calls';
import { usageQuery } from '../engine-queries';
import { money, number } from '../figures';
import { UsageTables } from './usage-tables';

const PERIODS: { value: UsagePeriod; label: string }[] = [
  { value: 'day', label: 'Today' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
  { value: 'all', label: 'All time' },
];

const USUAL: UsagePeriod = 'month';

/** What the model was used for: in all, by task, by user, by model. */
export function Usage() {
  const [period, setPeriod] = usePeriod();
  return (
    <Section title="Model usage" className="max-w-4xl">
      <div className="mb-4 w-48">
        <SelectField label="Period" value={period} options={PERIODS} onChoose={setPeriod} />
      </div>
      <Fetched query={useQuery(usageQuery(period))} what="usage" shape={['h-40']}>
        {(usage) => <Figures usage={usage} />}
      </Fetched>
    </Section>
  );
}

function Figures({ usage }: { usage: EngineUsage }) {
  const { total, from, prices } = usage;
  if (total.requests === 0) {
    return (
      <p className="border-y border-rule py-6 text-ink-soft">
        No model has been used
        {from === null ? (
          ''
        ) : (
          <span className="whitespace-nowrap">{` since ${calendarDay(from)}`}</span>
        )}
        .
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
        {
          'Days are in UTC. Token counts come from the endpoint; where it gives none, they are estimated at four characters per token. '
        }
        <Coded>
          {prices
            ? 'Costs are for the configured model at current prices; other models have none.'
            : 'To see the cost, set `AI_PRICE_INPUT` and `AI_PRICE_OUTPUT`, the prices per million tokens.'}
        </Coded>
      </p>
    </>
  );
}

/** The period of the usage, from the address; anything else there is the usual one. */
function usePeriod(): [UsagePeriod, (period: UsagePeriod) => void] {
  const [params, setFilters] = useFilters();
  const named = params.get('period') ?? '';
  const period = Object.hasOwn(USAGE_PERIODS, named) ? (named as UsagePeriod) : USUAL;
  const setPeriod = (next: UsagePeriod) =>
    setFilters(next === USUAL ? {} : { period: next }, { replace: true, preventScrollReset: true });
  return [period, setPeriod];
}
