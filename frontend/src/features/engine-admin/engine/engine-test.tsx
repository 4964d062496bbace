import type { EngineTest as TestResult } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { reasonOf } from '../../../shared/api/api-error';
import { fetchAgain } from '../../../shared/api/queries';
import { Button } from '../../../shared/ui/button';
import { FailureLine } from '../../../shared/ui/dialog';
import { overviewQuery, testEngine } from '../engine-queries';
import { duration } from '../figures';

/** Tests the endpoints of the model and of embeddings, and reports the outcome. */
export function EngineTest() {
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const waiting = useRef<AbortController>(null);
  const test = useMutation({
    mutationFn() {
      waiting.current = new AbortController();
      return testEngine(waiting.current.signal);
    },
    // The test is a request as others are: the figures count it.
    onSettled: () =>
      Promise.all([
        fetchAgain(client, overviewQuery.queryKey),
        fetchAgain(client, ['GET /admin/engine/usage']),
      ]),
  });
  const isStopped = test.error?.name === 'AbortError';
  // The button that stopped it is gone.
  useEffect(() => {
    if (isStopped) button.current?.focus();
  }, [isStopped]);
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          ref={button}
          variant="secondary"
          pendingText={test.isPending && 'Testing the endpoint...'}
          onClick={() => test.mutate()}
        >
          Test the endpoint
        </Button>
        {test.isPending ? (
          <Button variant="link" onClick={() => waiting.current?.abort()}>
            Stop waiting
          </Button>
        ) : null}
      </div>
      <div role="status" className="text-sm">
        {isStopped ? (
          <p className="max-w-measure text-ink-soft">
            You stopped waiting. The test ends within a minute, and its figures are then kept below.
          </p>
        ) : test.error ? (
          <FailureLine>{reasonOf(test.error, 'The test could not be run. Try again.')}</FailureLine>
        ) : test.data ? (
          <Outcome result={test.data} />
        ) : null}
      </div>
    </div>
  );
}

function Outcome({ result }: { result: TestResult }) {
  const { ok, model, durationMs, message, findings } = result;
  const answered = `${model} answered in ${duration(durationMs)}.`;
  const reached = [answered, message].map((text) => ({ isGood: true, text }));
  return (
    <div className="grid gap-1.5">
      {ok ? null : <FailureLine>{message}</FailureLine>}
      <ul aria-label="What the test found" className="grid gap-1.5">
        {[...(ok ? reached : []), ...findings].map((finding) => (
          <Finding key={finding.text} finding={finding} />
        ))}
      </ul>
    </div>
  );
}

function Finding({ finding: { isGood, text } }: { finding: TestResult['findings'][number] }) {
  const Icon = isGood === null ? CircleDashed : isGood ? CircleCheck : TriangleAlert;
  const tone = isGood === null ? 'text-ink-soft' : isGood ? 'text-verified' : 'text-mismatch';
  return (
    <li className={`flex items-start gap-1.5 ${tone}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
      <span className="max-w-measure wrap-anywhere">{text}</span>
    </li>
  );
}
