import type { AnalyzeWritingRequest, WritingOptions } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { serverMessageOr } from '../../../shared/api/api-error';
import { postJson } from '../../../shared/api/client';
import { refreshHistory } from '../../../shared/api/history';
import { toast } from '../../../shared/ui/toast-store';
import type { WritingAnswer } from './kept-analysis';

/** The specification's words for an analysis that failed. */
export const WRITING_FAILED = 'Failed to analyze writing';

export interface AnalysisInput {
  content: string;
  options: WritingOptions;
}

/** Runs an analysis on the server: its progress, its failure; `onAnswer` only while it is shown. */
export function useAnalysis(onAnswer: (answer: WritingAnswer, content: string) => void) {
  const client = useQueryClient();
  const canceller = useRef(new AbortController());
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const run = useMutation({
    mutationFn: ({ content, options }: AnalysisInput) => {
      canceller.current = new AbortController();
      const request: AnalyzeWritingRequest = { content, ...options };
      const { signal } = canceller.current;
      return postJson<WritingAnswer>('/api/writing/analyze', request, { signal });
    },
    onSuccess(answer, { content }) {
      void refreshHistory(client);
      toast({ title: 'Analysis Complete' });
      if (isShown.current) onAnswer(answer, content);
    },
    onError() {
      if (canceller.current.signal.aborted) return;
      toast({ title: WRITING_FAILED, variant: 'destructive' });
    },
  });
  const isCancelled = canceller.current.signal.aborted;
  return {
    isRunning: run.isPending,
    failure: run.error === null || isCancelled ? null : serverMessageOr(run.error, WRITING_FAILED),
    analyze: run.mutate,
    cancel: () => canceller.current.abort(new DOMException('Cancelled', 'AbortError')),
  };
}
export type AnalysisRun = ReturnType<typeof useAnalysis>;
