import {
  type CitationCheck,
  type CitationCheckRequest,
  type TextPlace,
  TextPlacesSchema,
} from '@casewright/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { z } from 'zod';
import { call } from '../../../shared/api/client';
import { type Draft, useDraft } from '../../../shared/drafts/use-draft';
import { announce } from '../../../shared/ui/live-region';
import { toastFailure } from '../../../shared/ui/toast-store';
import * as texts from '../texts';
import { countOfCitations, describeCheckFailure } from '../texts';
import { useFileRun } from './use-file-run';

const REPORT = ['citation-check-report'];

/** The text to check; `isChecked` brings its report back after a reload. */
const CheckDraftSchema = z.object({
  text: z.string(),
  /** The file that the text came from, as long as nothing was changed in it. */
  fileName: z.string().nullable(),
  isChecked: z.boolean(),
  /** What the file says besides: where its pages and notes are, and what could not be read of it. */
  places: TextPlacesSchema.optional(),
  notices: z.array(z.string()).optional(),
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
  places?: TextPlace[] | undefined;
  notices?: readonly string[] | undefined;
  /** The Word file, of which a copy with comments can be made; gone after a reload. */
  wordFile?: File | undefined;
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
  const client = useQueryClient();
  const file = useFileRun(({ text, places, notices, takesComments, ...check }, chosen) => {
    const source = { text, fileName: chosen.name, places, notices };
    const wordFile = takesComments ? chosen : undefined;
    const checkedAt = new Date().toISOString();
    client.setQueryData<CheckReport>(REPORT, { ...source, checkedAt, check, wordFile });
    setDraft({ ...source, isChecked: true });
    announce(countOfCitations(check.citations.length));
  });
  const isCancelled = canceller.current.signal.aborted;
  const failure = run.error === null || isCancelled ? null : describeCheckFailure(run.error);
  return {
    draft,
    isKept,
    /** The report of the draft as it is now, or null. */
    report: draft.isChecked && report?.text === draft.text ? report : null,
    isRunning: run.isPending || file.isPending,
    failure: failure ?? file.failure,
    setText: (text: string, fileName: string | null) =>
      setDraft({ text, fileName, isChecked: false }),
    /** Shows the form again; the text stays. */
    edit: () => setDraft((before) => ({ ...before, isChecked: false })),
    check: (checked: CheckDraft = draft) => {
      file.reset();
      run.mutate(checked);
    },
    /** Has a file read and checked. */
    checkFile: (chosen: File) => {
      run.reset();
      file.mutate(chosen);
    },
    cancel: () => {
      canceller.current.abort();
      file.cancel();
    },
  };
}
export type Check = ReturnType<typeof useCheck>;

/** Has a text checked; its report is kept, and the draft says that it is there. */
function useRun(setDraft: Draft<CheckDraft>['setValue']) {
  const client = useQueryClient();
  const canceller = useRef(new AbortController());
  const run = useMutation({
    mutationFn: ({ text, places }: CheckDraft) => {
      canceller.current = new AbortController();
      const request: CitationCheckRequest = { text, ...(places && { places }) };
      const { signal } = canceller.current;
      return call('POST /citations/check', { body: request, signal });
    },
    onSuccess(check, { isChecked: _, ...source }) {
      const { text } = source;
      const checkedAt = new Date().toISOString();
      client.setQueryData<CheckReport>(REPORT, { ...source, checkedAt, check });
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
