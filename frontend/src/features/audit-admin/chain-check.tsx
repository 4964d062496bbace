import type { AuditCheck } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { FailureLine, reasonOf } from '../../shared/ui/administration';
import { Button } from '../../shared/ui/button';
import { checkChain } from './audit-queries';
import { checkWords, entries } from './texts';

/** Checks that no entry was changed, removed or put in, and says what came of it. */
export function ChainCheck() {
  const [holds, setHolds] = useState(0);
  const check = useMutation({
    mutationFn: () => checkChain(setHolds),
    onMutate: () => setHolds(0),
  });
  return (
    <section aria-labelledby="chain">
      <h2 id="chain" className="mb-2 text-xl">
        Chain
      </h2>
      <p className="mb-4 max-w-measure text-ink-soft">
        Each entry has a hash of what it says and of the hash before. An entry that was changed,
        removed or put in breaks the chain there.
      </p>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <Button
          variant="secondary"
          pendingText={check.isPending && 'Checking...'}
          onClick={() => check.mutate()}
        >
          Check the chain
        </Button>
        <div role="status" className="min-w-0 flex-1 pt-2 text-sm max-sm:basis-full">
          {check.isPending && holds > 0 ? <p>{entries(holds)} hold so far.</p> : null}
          {check.isPending ? null : <Outcome result={check.data} error={check.error} />}
        </div>
      </div>
    </section>
  );
}

function Outcome({ result, error }: { result: AuditCheck | undefined; error: Error | null }) {
  if (error)
    return <FailureLine>{reasonOf(error, 'The check could not be made. Try again.')}</FailureLine>;
  if (!result) return null;
  if (result.fault) {
    return (
      <FailureLine>
        {checkWords(result)} Keep a copy of the database as it is, and compare the log with one of
        its exports.
      </FailureLine>
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
          The hash of the last one is <code>{result.hash}</code>. Noted elsewhere, it shows later
          whether the end of the log was cut off.
        </p>
      ) : null}
    </>
  );
}
