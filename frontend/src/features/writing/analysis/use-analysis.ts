import type { AnalyzeWritingRequest, WritingOptions } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAbort, serverMessageOr } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/client';
import { refreshHistory } from '../../../shared/api/history';
import { readDraft, writeDraft } from '../../../shared/drafts/draft-store';
import { useJob } from '../../../shared/jobs/use-job';
import { toast, toastFailure } from '../../../shared/ui/toast-store';
import type { WritingAnswer } from './kept-analysis';

/** The specification's words for an analysis that failed. */
const WRITING_FAILED = 'Failed to analyze writing';

/** The text that is being analyzed: after a reload the draft may be another one. */
const ANALYZED = 'writing-analyzed';

interface AnalysisInput {
  content: string;
  options: WritingOptions;
}

/** Runs an analysis on the server, over a reload too: its progress, its failure, its answer. */
export function useAnalysis(onAnswer: (answer: WritingAnswer, content: string | null) => void) {
  const client = useQueryClient();
  const job = useJob('writing');
  const run = useMutation({
    /** @param input what is to be analyzed, or the id of the job that does so already */
    mutationFn: (input: AnalysisInput | string) => {
      if (typeof input === 'string') return job.resume<WritingAnswer>(input);
      const { content, options } = input;
      writeDraft(ANALYZED, content);
      const request: AnalyzeWritingRequest = { content, ...options };
      return job.run<WritingAnswer>((asked) =>
        call('POST /writing/analyze', { body: request, ...asked }),
      );
    },
    onSuccess(answer, input) {
      void refreshHistory(client);
      toast({ title: 'Analysis Complete' });
      const content = typeof input === 'string' ? readDraft<unknown>(ANALYZED) : input.content;
      onAnswer(answer, typeof content === 'string' ? content : null);
    },
    onError(error) {
      if (!isAbort(error)) toastFailure(WRITING_FAILED);
    },
    onSettled: () => writeDraft(ANALYZED, null),
  });
  const { mutate } = run;
  useEffect(() => {
    if (job.left) mutate(job.left);
  }, [job.left, mutate]);
  const hasFailed = run.error !== null && !isAbort(run.error);
  return {
    isRunning: run.isPending,
    progress: job.progress,
    failure: hasFailed ? serverMessageOr(run.error, WRITING_FAILED) : null,
    analyze: (input: AnalysisInput) => mutate(input),
    cancel: job.cancel,
  };
}
export type AnalysisRun = ReturnType<typeof useAnalysis>;
