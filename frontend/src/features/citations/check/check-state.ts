import type { CitationCheck } from '@casewright/contracts';
import { z } from 'zod';

/** The text to check; `isChecked` brings its report back after a reload. */
export const CheckDraftSchema = z.object({
  text: z.string(),
  /** The file that the text came from, as long as nothing was changed in it. */
  fileName: z.string().nullable(),
  isChecked: z.boolean(),
});
export type CheckDraft = z.infer<typeof CheckDraftSchema>;

export const BLANK_CHECK: CheckDraft = { text: '', fileName: null, isChecked: false };

/** A text with what the checker says of it. */
export interface CheckReport {
  text: string;
  fileName: string | null;
  /** ISO date and time; no two reports have the same. */
  checkedAt: string;
  check: CitationCheck;
}
