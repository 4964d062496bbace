import { USAGE_PERIODS, type UsagePeriod } from '@casewright/contracts';
import { useSearchParams } from 'react-router-dom';

const USUAL: UsagePeriod = 'month';

/** The period of the usage, from the address; anything else there is the usual one. */
export function usePeriod(): [UsagePeriod, (period: UsagePeriod) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('period') ?? '';
  const period = Object.hasOwn(USAGE_PERIODS, named) ? (named as UsagePeriod) : USUAL;
  const setPeriod = (next: UsagePeriod) =>
    setParams(next === USUAL ? {} : { period: next }, { replace: true, preventScrollReset: true });
  return [period, setPeriod];
}
