import type { AnalyzeResponse } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isAbort } from '../../../shared/api/api-error';
import { refreshHistory } from '../../../shared/api/history';
import { uploadForm } from '../../../shared/api/upload-form';
import { useJob } from '../../../shared/jobs/use-job';
import { toast, toastFailure } from '../../../shared/ui/toast-store';
import { refreshDocuments, resultQuery } from '../document-queries';
import {
  ANALYSIS_FAILED,
  type AnalysisResult,
  describeAnalysisFailure,
  describeInsightsFailure,
  toResult,
} from '../result/analysis-result';
import type { Tool } from '../tools';

/** What is analyzed: a file, or else a text. */
export interface Source {
  file: File | null;
  text: string;
}

/**
 * Runs an analysis: its progress, failure, and result; `onResult` is called only while the screen
 * is shown.
 */
export function useAnalysis(tool: Tool, onResult: (result: AnalysisResult) => void) {
  const client = useQueryClient();
  const { job, uploaded, send } = useSending(tool);
  const isShown = useIsShown();
  const describe = tool.showsFailureInline ? describeAnalysisFailure : describeInsightsFailure;
  const run = useMutation({
    /** @param source what is to be analyzed, or the id of the job that does so already */
    mutationFn: async (source: Source | string) =>
      toResult(typeof source === 'string' ? await job.resume<Answer>(source) : await send(source)),
    onSuccess(result) {
      if (result.documentId !== null) {
        client.setQueryData(resultQuery(result.documentId).queryKey, result);
      }
      void refreshDocuments(client);
      void refreshHistory(client);
      toast({ title: 'Analysis Complete' });
      if (isShown.current) onResult(result);
    },
    onError(error) {
      if (!isAbort(error)) toastFailure(ANALYSIS_FAILED, describe(error));
    },
  });
  const { mutate } = run;
  useEffect(() => {
    if (job.left) mutate(job.left);
  }, [job.left, mutate]);
  const source = typeof run.variables === 'object' ? run.variables : null;
  return {
    isRunning: run.isPending,
    /** The name of the file that is being sent; null once it has been, or for a text. */
    uploading: source && uploaded < 1 ? (source.file?.name ?? null) : null,
    /** The share of the upload that has been sent, from 0 to 1. */
    uploaded,
    progress: job.progress,
    failure: run.error === null || isAbort(run.error) ? null : describe(run.error),
    /** The result of the last run, for an answer without a document. */
    result: run.data ?? null,
    analyze: (next: Source) => mutate(next),
    cancel: job.cancel,
    /** Clears the last failure and the last result. */
    clear: run.reset,
  };
}
export type AnalysisRun = ReturnType<typeof useAnalysis>;

type Answer = Partial<AnalyzeResponse>;

/** Sends a source to be analyzed as a job, and knows how much of it has been sent. */
function useSending(tool: Tool) {
  const [uploaded, setUploaded] = useState(0);
  const job = useJob(tool.category);
  const send = (source: Source) =>
    job.run<Answer>(({ headers, signal }) => {
      setUploaded(0);
      const options = { headers, signal, onProgress: setUploaded };
      return uploadForm('POST /insights/analyze', formOf(tool, source), options);
    });
  return { job, uploaded, send };
}

function formOf({ category }: Tool, { file, text }: Source): FormData {
  const form = new FormData();
  // Before the file: the server reads a form in its order.
  form.append('category', category);
  if (file) form.append('file', file);
  else form.append('text', text);
  return form;
}

function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
