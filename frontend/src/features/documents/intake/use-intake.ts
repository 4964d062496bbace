import { INVALID_FILE_TYPE } from '@casewright/contracts';
import { useState } from 'react';
import { z } from 'zod';
import { useDraft } from '../../../shared/drafts/use-draft';
import { toastFailure } from '../../../shared/ui/toast-store';
import type { Tool } from '../tools';
import { isAcceptedFile } from './accepted-file';
import type { AnalysisRun } from './use-analysis';

/** The form of one screen: a file, or a text that outlasts a reload. */
export function useIntake(tool: Tool, run: AnalysisRun) {
  const draft = useDraft(`${tool.category}-text`, z.string(), '');
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isEmptied, setIsEmptied] = useState(false);
  const text = draft.value;
  return {
    file,
    text,
    isKept: draft.isKept,
    isEmpty: file === null && text.trim() === '',
    /** Why the last submission was refused here, without asking the server. */
    refusal,
    /** What an emptied text box says. */
    textError: isEmptied && file === null ? (tool.textRequired ?? undefined) : undefined,
    choose(chosen: File) {
      if (!isAcceptedFile(chosen)) {
        toastFailure(INVALID_FILE_TYPE);
        return;
      }
      run.clear();
      setRefusal(null);
      setFile(chosen);
    },
    removeFile: () => setFile(null),
    write(next: string) {
      draft.setValue(next);
      setRefusal(null);
      setIsEmptied(next.trim() === '');
    },
    /** Returns what to analyze, or null after saying what is missing. */
    submitted() {
      if (file !== null || text.trim() !== '') {
        setRefusal(null);
        return { file, text };
      }
      toastFailure(tool.nothing);
      setRefusal(tool.showsFailureInline ? tool.nothing : null);
      return null;
    },
  };
}
export type Intake = ReturnType<typeof useIntake>;
