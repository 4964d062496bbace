import { useState } from 'react';
import { useDraft } from '../../../shared/drafts/use-draft';
import { BLANK_FORM, type FormState, FormStateSchema, type Work, WorkSchema } from './work-state';

/** The form and the draft at hand, kept in this browser tab. */
export function useWorkState() {
  const { value: form, setValue: setForm } = useDraft<FormState>(
    'template',
    FormStateSchema,
    BLANK_FORM,
  );
  const {
    value: work,
    setValue: setWork,
    isKept,
  } = useDraft<Work | null>('template-draft', WorkSchema.nullable(), null);
  const [revision, setRevision] = useState(0);
  return {
    form,
    setForm,
    work,
    setWork,
    isKept,
    revision,
    /** Fields start over with another draft, and not with what is typed into this one. */
    begin: () => setRevision((before) => before + 1),
    change: (part: Partial<Work>) => setWork((now) => now && { ...now, ...part, isChanged: true }),
  };
}
export type WorkState = ReturnType<typeof useWorkState>;
