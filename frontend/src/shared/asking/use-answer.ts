import type { Job, TextAnswer } from '@casewright/contracts';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAbort, serverMessageOr } from '../api/api-error';
import { readDraft, writeDraft } from '../drafts/draft-store';
import { type JobRequest, useJob } from '../jobs/use-job';
import * as texts from './texts';

/** Asks a question; the answer comes at once, or a job that makes it. */
export type AskText = (question: string, request: JobRequest) => Promise<TextAnswer | Job>;

interface Answered {
  question: string;
  answer: TextAnswer;
}

/** What is asked; `left` is the job that answers it already. */
interface Asked {
  question: string;
  left?: string;
}

/** The last answer about a text, which outlasts a look at the text, and what is asked now. */
export function useAnswer(text: string, ask: AskText) {
  const client = useQueryClient();
  const job = useJob(`ask-${text}`);
  const draft = `asked-${text}`;
  const queryKey = ['answer', text];
  const { data } = useQuery<Answered>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  const run = useMutation({
    mutationFn: async ({ question, left }: Asked) => ({
      question,
      answer: await (left
        ? job.resume<TextAnswer>(left)
        : job.run<TextAnswer>((request) => ask(question, request))),
    }),
    onSuccess: (answered) => client.setQueryData<Answered>(queryKey, answered),
  });
  const { mutate, error, isPending } = run;
  useEffect(() => {
    if (job.left) mutate({ question: readDraft<string>(draft) ?? '', left: job.left });
  }, [job.left, draft, mutate]);
  const failure =
    error === null || isAbort(error) ? null : serverMessageOr(error, texts.couldNotBeAnswered);
  return {
    answered: isPending || failure !== null ? undefined : data,
    isRunning: isPending,
    progress: job.progress,
    failure,
    ask: (question: string) => {
      writeDraft(draft, question);
      mutate({ question });
    },
    cancel: job.cancel,
  };
}
