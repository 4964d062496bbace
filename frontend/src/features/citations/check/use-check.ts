import type { CitationCheck, CitationCheckRequest } from '@casewright/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { z } from 'zod';
import { call } from '../../../shared/api/client';
import { type Draft, useDraft } from '../../../shared/drafts/use-draft';
import { announce } from '../../../shared/ui/live-region';
import { toastFailure } from '../../../shared/ui/toast-store';
import * as texts from '../texts';
import { countOfCitations, describeCheckFailure } from '../texts';

const REPORT = ['citation-check-report'];

/** The text to check; `isChecked` brings its report back after a reload. */
const CheckDraftSchema = z.object({
  text: z.string(),
  /** The file that the text came from, as long as nothing was changed in it. */
  fileName: z.string().nullable(),
  isChecked: z.boolean(),
});

type CheckDraft = z.infer<typeof CheckDraftSchema>;

const BLANK_CHECK: CheckDraft = { text: '', fileName: null, isChecked: false };

/** A text with what the checker says about it. */
export interface CheckReport {
  text: string;
  fileName: string | null;
  /** ISO date and time; no two reports have the same. */
  checkedAt: string;
  check: CitationCheck;
}

/** The text to check and its report, which outlasts other screens for as long as caches do. */
export function useCheck() {
  const {
    value: draft,
    setValue: setDraft,
    isKept,
  } = useDraft<CheckDraft>('cite-check', CheckDraftSchema, BLANK_CHECK);
  // Filled by the run below and never fetched by being looked at.
  const { data: report = null } = useQuery<CheckReport | null>({
    queryKey: REPORT,
    queryFn: () => null,
    enabled: false,
  });
  const { run, canceller } = useRun(setDraft);
  const isCancelled = canceller.current.signal.aborted;
  return {
    draft,
    isKept,
    /** The report of the draft as it is now, or null. */
    report: draft.isChecked && report?.text === draft.text ? report : null,
    isRunning: run.isPending,
    failure: run.error === null || isCancelled ? null : describeCheckFailure(run.error),
    setText: (text: string, fileName: string | null) =>
      setDraft({ text, fileName, isChecked: false }),
    /** Shows the form again; the text stays. */
    edit: () => setDraft((before) => ({ ...before, isChecked: false })),
    check: (checked: CheckDraft = draft) => run.mutate(checked),
    cancel: () => canceller.current.abort(),
  };
}
export type Check = ReturnType<typeof useCheck>;

/** Has a text checked; its report is kept, and the draft says that it is there. */
function useRun(setDraft: Draft<CheckDraft>['setValue']) {
  const client = useQueryClient();
  const canceller = useRef(new AbortController());
  const run = useMutation({
    mutationFn: ({ text }: CheckDraft) => {
      canceller.current = new AbortController();
      const request: CitationCheckRequest = { text };
      const { signal } = canceller.current;
      return call('POST /citations/check', { body: request, signal });
    },
    onSuccess(check, { text, fileName }) {
      const checkedAt = new Date().toISOString();
      client.setQueryData<CheckReport>(REPORT, { text, fileName, checkedAt, check });
      setDraft((now) => ({ ...now, isChecked: now.text === text }));
      announce(countOfCitations(check.citations.length));
    },
    onError(error) {
      if (canceller.current.signal.aborted) return;
      toastFailure(texts.failedToCheckCitations, describeCheckFailure(error));
    },
  });
  return { run, canceller };
}
