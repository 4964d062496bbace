import type { WritingFinding } from '@casewright/contracts';

/** Rules that find errors and not matters of style. */
const ERRORS = new Set(
  'agreement apostrophe aside-comma comma-splice dangling-modifier confusable confused-word dead-exhibit dead-reference figure-mismatch fragment fused-sentence list-count missing-word misspelling name-drift pronoun-case repeated-word role-drift told-twice unclosed-mark verb-form wrong-article'.split(
    ' ',
  ),
);
export const isError = ({ rule }: WritingFinding): boolean => ERRORS.has(rule);
