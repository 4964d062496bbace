import { useGeneration, useInsertion } from './use-drafting';
import { useOpening, useSaving } from './use-keeping';
import { useWorkState } from './use-work-state';
import { type Asked, BLANK_FORM, type Work } from './work-state';

/** The form, the draft at hand and what can be done with it; both outlast a reload. */
export function useWork() {
  const state = useWorkState();
  const { form, setForm, work, setWork, change, revision, isKept } = state;
  const generation = useGeneration(state);
  const insertion = useInsertion(state);
  const saving = useSaving(state);
  const opening = useOpening(state);
  return {
    form,
    setForm,
    work,
    revision,
    isKept,
    generate: (asked: Asked) => generation.start({ asked }),
    isGenerating: generation.isPending,
    progress: generation.progress,
    /** Cancels the generation for good. */
    cancel: generation.cancel,
    failure: generation.failure,
    answer: (name: string, text: string) => setWork((now) => answered(now, name, text)),
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
    /** Closes the draft; unsaved changes are lost. */
    close: () => {
      setWork(null);
      setForm(BLANK_FORM);
      generation.reset();
    },
  };
}
export type WorkBench = ReturnType<typeof useWork>;

function answered(now: Work | null, name: string, text: string): Work | null {
  if (!now || now.answers[name] === text) return now;
  return { ...now, answers: { ...now.answers, [name]: text }, isChanged: true };
}
