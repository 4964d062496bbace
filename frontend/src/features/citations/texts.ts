import { NetworkError, serverMessageOr } from '../../shared/api/api-error';

// Use check

export const failedToCheckCitations = 'Failed to check citations';

/** What a check that failed is explained with. */
export function describeCheckFailure(error: unknown): string {
  if (error instanceof NetworkError) return error.message;
  return serverMessageOr(error);
}

export function countOfCitations(count: number): string {
  return count === 1 ? '1 citation' : `${count.toLocaleString('en-US')} citations`;
}
