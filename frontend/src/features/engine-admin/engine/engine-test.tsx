import type { EngineTest as TestResult } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { FailureLine, reasonOf } from '../../../shared/ui/administration';
import { Button } from '../../../shared/ui/button';
import { testEngine } from '../engine-queries';
import { duration } from '../figures';
import * as texts from '../texts';

/** Asks the model one small question, and reports the outcome. */
export function EngineTest() {
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: testEngine,
    // The test is a request as others are: the figures count it.
    onSettled: () => client.invalidateQueries({ queryKey: ['engine'] }),
  });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button
        variant="secondary"
        pendingText={test.isPending && texts.askingModel}
        onClick={() => test.mutate()}
      >
        {texts.testModel}
      </Button>
      <div role="status" className="min-w-0 flex-1 text-sm max-sm:basis-full">
        {test.isPending ? null : <Outcome result={test.data} error={test.error} />}
      </div>
    </div>
  );
}

function Outcome({ result, error }: { result: TestResult | undefined; error: Error | null }) {
  if (error) return <FailureLine>{reasonOf(error, texts.testCouldNotBeMade)}</FailureLine>;
  if (!result) return null;
  if (!result.ok) return <FailureLine>{result.message}</FailureLine>;
  return (
    <p className="flex items-start gap-1.5 text-verified">
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
      <span className="wrap-anywhere">
        {texts.answeredIn(result.model, duration(result.durationMs))}
      </span>
    </p>
  );
}
