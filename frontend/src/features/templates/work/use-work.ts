import type { GenerateTemplateResponse, Job, SavedDraftSummary } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/client';
import { useDraft } from '../../../shared/drafts/use-draft';
import { type JobRequest, useJob } from '../../../shared/jobs/use-job';
import { announce } from '../../../shared/ui/live-region';
import { toast } from '../../../shared/ui/toast-store';
import {
  describeTemplateFailure,
  readDraft,
  refreshDrafts,
  reportFailure,
  saveDraft,
  TEMPLATE_FAILED,
} from '../template-queries';
import {
  type Asked,
  BLANK_FORM,
  type FormState,
  FormStateSchema,
  isAsked,
  isSameDocument,
  toRequest,
  toSave,
  type Work,
  WorkSchema,
  workOn,
  workOnSaved,
} from './work-state';

/** The form, the draft at hand and what can be done with it; both outlast a reload. */
export function useWork() {
  const client = useQueryClient();
  const form = useDraft<FormState>('template', FormStateSchema, BLANK_FORM);
  const {
    value: work,
    setValue: setWork,
    isKept,
  } = useDraft<Work | null>('template-draft', WorkSchema.nullable(), null);
  // Fields begin anew with another draft, and not with what is typed into this one.
  const [revision, setRevision] = useState(0);
  const begin = () => setRevision((before) => before + 1);
  const change = (part: Partial<Work>) =>
    setWork((now) => now && { ...now, ...part, isChanged: true });

  const job = useJob('template');
  const generation = useMutation({
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
      if (isAbort(error)) return;
      const description = describeTemplateFailure(error);
      toast({
        title: TEMPLATE_FAILED,
        ...(description === TEMPLATE_FAILED ? {} : { description }),
        variant: 'destructive',
      });
    },
  });

  const { mutate: draftAnew } = generation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a job is gone on with once, on arrival
  useEffect(() => {
    const asked = form.value;
    if (job.left && isAsked(asked)) draftAnew({ asked, jobId: job.left });
  }, []);

  const insertion = useMutation({
    mutationFn: ({ at, clauses }: { at: Work; clauses: string[] }) =>
      draft<GenerateTemplateResponse>(at.asked, { answers: at.answers, clauses }),
    onSuccess({ jobId: _, ...made }, { clauses }) {
      change({ draft: made, clauses });
      begin();
      announce('The draft was renumbered with its clauses');
    },
    onError: (error) => reportFailure('The clauses were not changed', error),
  });

  const saving = useMutation({
    mutationFn: (at: Work) => saveDraft(toSave(at)),
    onSuccess({ id, version, title }: SavedDraftSummary, at) {
      // What was typed while it was on its way is not saved yet.
      setWork((now) =>
        now
          ? {
              ...now,
              title: now.title.trim() ? now.title : title,
              saved: { id, version },
              isChanged: now !== at,
            }
          : now,
      );
      void refreshDrafts(client);
      toast({ title: 'Draft saved', description: `Version ${version} of “${title}”.` });
    },
    onError(error) {
      // Deleted in another window, or without room for a version: the next save keeps it anew.
      const code = error instanceof ApiError ? error.code : undefined;
      const isAnew = code === 'NOT_FOUND' || (code === 'QUOTA_REACHED' && work?.saved);
      if (isAnew) change({ saved: null });
      const safe = isAnew ? 'Save again to keep it as a new draft.' : 'It is still here.';
      reportFailure('The draft was not saved', error, safe);
    },
  });

  const opening = useMutation({
    mutationFn: readDraft,
    onSuccess(saved) {
      const opened = workOnSaved(saved);
      setWork(opened);
      begin();
      form.setValue(opened.asked);
    },
    onError: (error) => reportFailure('The draft could not be opened', error),
  });

  return {
    ...{ form: form.value, setForm: form.setValue, work, revision, isKept },
    generate: (asked: Asked) => draftAnew({ asked }),
    isGenerating: generation.isPending,
    progress: job.progress,
    /** Gives the generation up for good. */
    cancel: job.cancel,
    failure: failureOf(generation.error),
    answer: (name: string, text: string) =>
      setWork((now) =>
        now && now.answers[name] !== text
          ? { ...now, answers: { ...now.answers, [name]: text }, isChanged: true }
          : now,
      ),
    rename: (title: string) => change({ title }),
    setClauses: (clauses: string[]) => {
      if (work) insertion.mutate({ at: work, clauses });
    },
    isInserting: insertion.isPending,
    save: () => {
      if (work) saving.mutate(work);
    },
    isSaving: saving.isPending,
    open: opening.mutate,
    isOpening: opening.isPending,
    /** Puts the draft away; what was not saved of it is gone. */
    close: () => {
      setWork(null);
      form.setValue(BLANK_FORM);
      generation.reset();
    },
  };
}
export type WorkBench = ReturnType<typeof useWork>;

/** Answers a job only where the request asks for one. */
function draft<T>(asked: Asked, more: Pick<Work, 'answers' | 'clauses'>, request?: JobRequest) {
  const body = toRequest(asked, more);
  return call('POST /templates/generate', { body, ...request }) as Promise<T>;
}

function failureOf(error: unknown): string | null {
  return error === null || isAbort(error) ? null : describeTemplateFailure(error);
}

/** Cancelled, or left while the job goes on. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
