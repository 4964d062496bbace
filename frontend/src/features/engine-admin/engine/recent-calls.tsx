import { countOf, type ModelStatus } from '@casewright/contracts';
import { timeOf } from '../../../shared/config/days';
import { duration, number, taskName } from '../figures';

type Recent = ModelStatus['recent'];

/** How long answers take, and how the newest requests ended. */
export function RecentCalls({ recent }: { recent: Recent }) {
  const { requests, failures, p50Ms, p95Ms, lastSuccess, lastFailure } = recent;
  if (requests === 0) {
    return <p className="mt-4 text-sm text-ink-soft">This model has not been used yet.</p>;
  }
  return (
    <>
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
        <Figure label="Median response time" value={p50Ms === null ? '–' : duration(p50Ms)} />
        <Figure label="95th percentile" value={p95Ms === null ? '–' : duration(p95Ms)} />
        <Figure label={`Failed, of the last ${number(requests)}`} value={number(failures)} />
      </dl>
      <ul className="mt-4 grid gap-1 text-sm text-ink-soft wrap-anywhere">
        <li>{lastSuccess ? `Last answer: ${callWords(lastSuccess)}.` : 'No answer yet.'}</li>
        <li>
          {lastFailure
            ? `Last failure: ${callWords(lastFailure)}. ${lastFailure.reason}`
            : `No failure among ${countOf(requests, 'request')}.`}
        </li>
      </ul>
    </>
  );
}

function callWords({ at, task, durationMs }: NonNullable<Recent['lastSuccess']>): string {
  return `${timeOf(at)}, ${taskName(task)}, after ${duration(durationMs)}`;
}

export function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-serif text-2xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
