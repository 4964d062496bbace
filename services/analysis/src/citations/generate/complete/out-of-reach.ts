import { AppError } from '@casewright/contracts';

const CODES = new Set(['UNAVAILABLE', 'OVERLOADED', 'DEADLINE_EXCEEDED']);

/** Whether an error means that another service cannot answer now; any other one is a fault. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof AppError && CODES.has(error.code);
