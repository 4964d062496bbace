import type { FieldOrigin } from '@casewright/contracts';

/** Where a field's value comes from, in words. */
export const ORIGIN_WORDS: Record<FieldOrigin, string> = {
  text: 'from your text',
  library: 'from the library',
  reporter: 'by the reporter',
};
