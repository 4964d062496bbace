import { useEffect, useEffectEvent } from 'react';
import type { CitationsAddress } from '../citations-address';
import { CheckForm } from './form/check-form';
import { CheckReportView } from './report/check-report';
import { CheckRunning } from './report/check-running';
import type { Check } from './use-check';

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
