import type { WritingFinding } from '@casewright/contracts';

/** Rules that find errors and not matters of style. */
const ERRORS = new Set(
  'agreement apostrophe comma-splice confusable confused-word conflicting-figure dead-exhibit dead-reference figure-mismatch list-count misspelled-name misspelling missing-word name-drift repeated-word role-drift told-twice unclosed-mark verb-form wrong-article'.split(
    ' ',
  ),
);
export const isError = ({ rule }: WritingFinding): boolean => ERRORS.has(rule);
