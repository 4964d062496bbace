import type { AnalyzeResponse } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshHistory } from '../../../shared/api/history';
import { uploadForm } from '../../../shared/api/upload-form';
import { toast } from '../../../shared/ui/toast-store';
import {
  ANALYSIS_FAILED,
  describeAnalysisFailure,
  describeInsightsFailure,
} from '../api/analysis-failure';
import { refreshDocuments, resultQuery } from '../api/document-queries';
import { type AnalysisResult, toResult } from '../result/analysis-result';
import type { Tool } from '../tools';

/** What is analysed: a file, or else a text. */
export interface Source {
  file: File | null;
  text: string;
}

/** Runs an analysis: its progress, its failure, its result; `onResult` only while it is shown. */
export function useAnalysis(tool: Tool, onResult: (result: AnalysisResult) => void) {
  const client = useQueryClient();
  const [uploaded, setUploaded] = useState(0);
  const canceller = useRef(new AbortController());
  const isShown = useIsShown();
  const describe = tool.showsFailureInline ? describeAnalysisFailure : describeInsightsFailure;
  const run = useMutation({
    mutationFn: async (source: Source) => {
      canceller.current = new AbortController();
      setUploaded(0);
      const answer = await uploadForm<Partial<AnalyzeResponse>>(
        '/api/insights/analyze',
        formOf(tool, source),
        { signal: canceller.current.signal, onProgress: setUploaded },
      );
      return toResult(answer);
    },
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
      if (canceller.current.signal.aborted) return;
      const description = describe(error);
      toast({
        title: ANALYSIS_FAILED,
        ...(description === ANALYSIS_FAILED ? {} : { description }),
        variant: 'destructive',
      });
    },
  });
  const isCancelled = canceller.current.signal.aborted;
  return {
    isRunning: run.isPending,
    source: run.variables ?? null,
    /** The share of the upload that has been sent, from 0 to 1. */
    uploaded,
    failure: run.error === null || isCancelled ? null : describe(run.error),
    /** The result of the last run, for an answer without a document. */
    result: run.data ?? null,
    analyze: run.mutate,
    cancel: () => canceller.current.abort(new DOMException('Cancelled', 'AbortError')),
    /** Forgets the last failure and the last result. */
    clear: run.reset,
  };
}
export type AnalysisRun = ReturnType<typeof useAnalysis>;

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
