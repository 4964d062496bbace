import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../shared/ui/button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Busy } from '../../../shared/ui/spinner';
import type { CitationsAddress } from '../citations-address';
import { CheckForm } from './form/check-form';
import { CheckReportView } from './report/check-report';
import type { Check } from './use-check';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-5/6', 'w-full', 'w-2/3'] as const;

interface CheckTabProps {
  check: Check;
  address: CitationsAddress;
}

/** The text to check, then the check, then its report. */
export function CheckTab({ check, address }: CheckTabProps) {
  useResume(check);
  if (check.isRunning) return <CheckRunning onCancel={check.cancel} />;
  if (check.report) {
    return (
      <CheckReportView
        key={check.report.checkedAt}
        report={check.report}
        isKept={check.isKept}
        address={address}
        onEdit={check.edit}
      />
    );
  }
  return <CheckForm check={check} />;
}

/** After a reload only the text is left of a report: it is checked again, once. */
function useResume(check: Check): void {
  const resume = useEffectEvent(() => {
    if (check.draft.isChecked && !check.report && !check.isRunning) check.check();
  });
  useEffect(() => {
    resume();
  }, []);
}

/** The shape of the report to come, and a way out. */
function CheckRunning({ onCancel }: { onCancel: () => void }) {
  return (
    <div aria-busy="true">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-ink pb-3">
        <Busy>Checking citations...</Busy>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        Each citation is looked up in the library. A long brief takes a second or two.
      </p>
      <div className="mt-8 flex max-w-measure flex-col gap-3">
        {LINES.map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
          <Skeleton key={line} className={width} />
        ))}
      </div>
    </div>
  );
}
