import type { AuditCheck } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../../shared/api/api-error';
import { Button } from '../../shared/ui/button';
import { FailureLine } from '../../shared/ui/dialog';
import { Coded } from '../../shared/ui/kbd';
import { Section } from '../../shared/ui/section';
import { checkChain } from './audit-queries';
import { checkWords, entries } from './audit-words';

/** Checks that no entry was changed, removed, or inserted, and reports the outcome. */
export function ChainCheck() {
  const [holds, setHolds] = useState(0);
  const check = useMutation({
    mutationFn: () => checkChain(setHolds),
    onMutate: () => setHolds(0),
  });
  return (
    <Section
      title="Chain"
      description="Each entry’s hash covers its contents and the hash before it, so changing, removing, or inserting an entry breaks the chain at that point."
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Button
          variant="secondary"
          pendingText={check.isPending && 'Checking...'}
          onClick={() => check.mutate()}
        >
          Check the chain
        </Button>
        <div role="status" className="min-w-0 flex-1 pt-2 text-sm max-sm:basis-full">
          {check.isPending && holds > 0 ? <p>{`${entries(holds)} intact so far.`}</p> : null}
          {check.isPending ? null : <Outcome result={check.data} error={check.error} />}
        </div>
      </div>
    </Section>
  );
}

function Outcome({ result, error }: { result: AuditCheck | undefined; error: Error | null }) {
  if (error)
    return <FailureLine>{reasonOf(error, 'The check could not be run. Try again.')}</FailureLine>;
  if (!result) return null;
  if (result.fault) {
    return (
      <FailureLine>{`${checkWords(result)} Keep a copy of the database as it is, and compare the log with one of its exports.`}</FailureLine>
    );
  }
  return (
    <>
      <p className="flex items-start gap-1.5 text-verified">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
        {checkWords(result)}
      </p>
      {result.hash ? (
        <p className="mt-1 max-w-measure text-ink-soft wrap-anywhere">
          <Coded>{`The hash of the last entry is \`${result.hash}\`. Keep a copy elsewhere, and it will show whether the end of the log was cut off later.`}</Coded>
        </p>
      ) : null}
    </>
  );
}
