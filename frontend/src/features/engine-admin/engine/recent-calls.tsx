import type { ModelStatus } from '@casewright/contracts';
import { countOf } from '@casewright/contracts';
import { timeOf } from '../../../shared/config/days';
import { duration, number, taskName } from '../figures';
import * as texts from '../texts';

type Recent = ModelStatus['recent'];

/** How long answers take, and how the newest requests ended. */
export function RecentCalls({ recent }: { recent: Recent }) {
  const { requests, failures, p50Ms, p95Ms, lastSuccess, lastFailure } = recent;
  if (requests === 0) {
    return <p className="mt-4 text-sm text-ink-soft">{texts.thisModelHasNotBeen}</p>;
  }
  return (
    <>
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
        <Figure label={texts.halfOfAnswersWithin} value={p50Ms === null ? '–' : duration(p50Ms)} />
        <Figure
          label={texts.ninetyFivePercentWithin}
          value={p95Ms === null ? '–' : duration(p95Ms)}
        />
        <Figure label={texts.failedOfNewest(number(requests))} value={number(failures)} />
      </dl>
      <ul className="mt-4 grid gap-1 text-sm text-ink-soft wrap-anywhere">
        <li>{lastSuccess ? texts.lastAnswer(callWords(lastSuccess)) : texts.noAnswerYet}</li>
        <li>
          {lastFailure
            ? texts.lastFailure(callWords(lastFailure), lastFailure.reason)
            : texts.noFailureAmong(countOf(requests, 'request'))}
        </li>
      </ul>
    </>
  );
}

function callWords({ at, task, durationMs }: NonNullable<Recent['lastSuccess']>): string {
  return texts.after(timeOf(at), taskName(task), duration(durationMs));
}

export function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-serif text-2xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
