import type { FileCheck } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { isAbort } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/client';
import { useJob } from '../../../shared/jobs/use-job';
import { toastFailure } from '../../../shared/ui/toast-store';
import * as texts from '../texts';
import { describeCheckFailure } from '../texts';

/** Has a file read and checked, by a job. */
export function useFileRun(onChecked: (answer: FileCheck, file: File) => void) {
  const job = useJob('cite-check');
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (file: File) =>
      job.run<FileCheck>((request) => {
        const form = new FormData();
        form.append('file', file);
        return call('POST /citations/check-file', { body: {}, form, ...request });
      }),
    onSuccess: onChecked,
    onError(failed) {
      if (!isAbort(failed))
        toastFailure(texts.failedToCheckCitations, describeCheckFailure(failed));
    },
  });
  const failure = error === null || isAbort(error) ? null : describeCheckFailure(error);
  return { mutate, reset, isPending, failure, cancel: job.cancel };
}
