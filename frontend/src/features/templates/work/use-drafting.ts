import type { GenerateTemplateResponse, Job } from '@casewright/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAbort } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/client';
import { type JobRequest, useJob } from '../../../shared/jobs/use-job';
import { announce } from '../../../shared/ui/live-region';
import { toast, toastFailure } from '../../../shared/ui/toast-store';
import { describeTemplateFailure, reportFailure, TEMPLATE_FAILED } from '../template-queries';
import type { WorkState } from './use-work-state';
import { type Asked, isAsked, isSameDocument, toRequest, type Work, workOn } from './work-state';

/** Drafting as a job, which a reload resumes. */
export function useGeneration({ form, work, setWork, begin }: WorkState) {
  const job = useJob('template');
  const { mutate, isPending, error, reset } = useMutation({
    /** @param asked what is to be drafted; with the id of the job that does so already */
    mutationFn: ({ asked, jobId }: { asked: Asked; jobId?: string }) => {
      if (jobId !== undefined) return job.resume<GenerateTemplateResponse>(jobId);
      const more = isSameDocument(asked, work) ? work : { answers: {}, clauses: [] };
      return job.run<GenerateTemplateResponse>((request) =>
        draft<GenerateTemplateResponse | Job>(asked, more, request),
      );
    },
    onSuccess({ jobId: _, ...made }, { asked }) {
      setWork((before) => workOn(made, asked, before));
      begin();
      toast({ title: 'Template Generated' });
    },
    onError(error) {
      if (!isAbort(error)) toastFailure(TEMPLATE_FAILED, describeTemplateFailure(error));
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a job is gone on with once, on arrival
  useEffect(() => {
    if (job.left && isAsked(form)) mutate({ asked: form, jobId: job.left });
  }, []);
  const failure = error === null || isAbort(error) ? null : describeTemplateFailure(error);
  return {
    start: mutate,
    isPending,
    failure,
    reset,
    progress: job.progress,
    cancel: job.cancel,
  };
}

/** The draft once more, with other clauses of the library. */
export function useInsertion({ change, begin }: WorkState) {
  return useMutation({
    mutationFn: ({ at, clauses }: { at: Work; clauses: string[] }) =>
      draft<GenerateTemplateResponse>(at.asked, { answers: at.answers, clauses }),
    onSuccess({ jobId: _, ...made }, { clauses }) {
      change({ draft: made, clauses });
      begin();
      announce('The draft was renumbered with its clauses');
    },
    onError: (error) => reportFailure('The clauses were not changed', error),
  });
}

/** Returns a job only where the request asks for one. */
function draft<T>(asked: Asked, more: Pick<Work, 'answers' | 'clauses'>, request?: JobRequest) {
  const body = toRequest(asked, more);
  return call('POST /templates/generate', { body, ...request }) as Promise<T>;
}
