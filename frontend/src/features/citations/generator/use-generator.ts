import type { GenerateCitationRequest, GeneratedCitation } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../../../shared/api/client';
import { refreshHistory } from '../../../shared/api/history';
import { useDraft } from '../../../shared/drafts/use-draft';
import { announce } from '../../../shared/ui/live-region';
import { toast } from '../../../shared/ui/toast-store';
import { describeGenerateFailure, GENERATION_FAILED } from './api/generate-failure';
import {
  BLANK_FORM,
  type Changes,
  type FormState,
  FormStateSchema,
  GenerationSchema,
  NO_CHANGES,
} from './generator-state';

/** The generator's form, its last citation and the changes made to it; all outlast a reload. */
export function useGenerator() {
  const client = useQueryClient();
  const form = useDraft<FormState>('citation', FormStateSchema, BLANK_FORM);
  const generation = useDraft('citation-result', GenerationSchema.nullable(), null);
  const run = useMutation({
    mutationFn: (request: FormState) =>
      postJson<GeneratedCitation>(
        '/api/citations/generate',
        request satisfies GenerateCitationRequest,
      ),
    onSuccess(answer, request) {
      generation.setValue({ request, answer, changes: NO_CHANGES });
      void refreshHistory(client);
      if (answer.citationText) toast({ title: 'Citation Generated' });
      else announce('No citation could be written');
    },
    onError(error) {
      const description = describeGenerateFailure(error);
      toast({
        title: GENERATION_FAILED,
        ...(description === GENERATION_FAILED ? {} : { description }),
        variant: 'destructive',
      });
    },
  });
  return {
    form: form.value,
    setForm: form.setValue,
    generation: generation.value,
    change: (change: (before: Changes) => Changes) =>
      generation.setValue((now) => now && { ...now, changes: change(now.changes) }),
    isRunning: run.isPending,
    failure: run.error === null ? null : describeGenerateFailure(run.error),
    generate: (request: FormState) => run.mutate(request),
  };
}
export type Generator = ReturnType<typeof useGenerator>;
