import type { GenerateCitationRequest, GeneratedCitation } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAbort } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/client';
import { refreshHistory } from '../../../shared/api/history';
import { type Draft, useDraft } from '../../../shared/drafts/use-draft';
import { useJob } from '../../../shared/jobs/use-job';
import { announce } from '../../../shared/ui/live-region';
import { toast, toastFailure } from '../../../shared/ui/toast-store';
import {
  BLANK_FORM,
  type Changes,
  type FormState,
  FormStateSchema,
  type Generation,
  GenerationSchema,
  NO_CHANGES,
} from './generator-state';
import * as texts from './texts';
import { describeGenerateFailure, GENERATION_FAILED } from './texts';

/** What is asked for, and whether with help in reading its fields, which takes a job. */
interface Asked {
  request: FormState;
  isDescription: boolean;
  /** The job that does so already. */
  jobId?: string;
}

/** The generator's form, its last citation and the changes made to it; all outlast a reload. */
export function useGenerator() {
  const form = useDraft<FormState>('citation', FormStateSchema, BLANK_FORM);
  const generation = useDraft('citation-result', GenerationSchema.nullable(), null);
  const { job, run } = useGeneration(generation.setValue);
  const { mutate } = run;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a job is gone on with once, on arrival
  useEffect(() => {
    if (job.left) mutate({ request: form.value, isDescription: true, jobId: job.left });
  }, []);
  return {
    form: form.value,
    setForm: form.setValue,
    generation: generation.value,
    change: (change: (before: Changes) => Changes) =>
      generation.setValue((now) => now && { ...now, changes: change(now.changes) }),
    isRunning: run.isPending,
    /** The progress of a description that is being read, and the way out of it; null: none is. */
    reading:
      run.isPending && run.variables.isDescription
        ? { progress: job.progress, cancel: job.cancel }
        : null,
    failure: run.error === null || isAbort(run.error) ? null : describeGenerateFailure(run.error),
    generate: (request: FormState) => mutate({ request, isDescription: false }),
    /** Has the fields read from a description in prose, by a model where there is one. */
    describe: (request: FormState) => mutate({ request, isDescription: true }),
  };
}
export type Generator = ReturnType<typeof useGenerator>;

/** Has a citation written, at once or by a job, and hands what came of it on. */
function useGeneration(setGeneration: Draft<Generation | null>['setValue']) {
  const client = useQueryClient();
  const job = useJob('citation-help');
  const run = useMutation({
    mutationFn: ({ request, isDescription, jobId }: Asked) => {
      const body: GenerateCitationRequest = request;
      if (jobId !== undefined) return job.resume<GeneratedCitation>(jobId);
      if (!isDescription) return call('POST /citations/generate', { body });
      return job.run<GeneratedCitation>((options) =>
        call('POST /citations/describe', { body, ...options }),
      );
    },
    onSuccess(answer, { request }) {
      setGeneration({ request, answer, changes: NO_CHANGES });
      void refreshHistory(client);
      if (answer.citationText) toast({ title: 'Citation Generated' });
      else announce(texts.noCitationCouldBeWritten);
    },
    onError(error) {
      if (!isAbort(error)) toastFailure(GENERATION_FAILED, describeGenerateFailure(error));
    },
  });
  return { job, run };
}
