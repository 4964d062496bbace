import type { ErrorCode } from '@casewright/contracts';

/** The errors of a short job that asks a model where there is one. */
export const MODEL_HELP_ERRORS: ErrorCode[] = [
  'VALIDATION_FAILED',
  'NOT_SIGNED_IN',
  'RATE_LIMITED',
  'BUDGET_USED_UP',
  'AI_KEY_INVALID',
];
