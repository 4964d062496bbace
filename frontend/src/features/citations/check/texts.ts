import { NetworkError, serverMessageOr } from '../../../shared/api/api-error';

/** What a check that failed is explained with. */
export function describeCheckFailure(error: unknown): string {
  if (error instanceof NetworkError) return error.message;
  return serverMessageOr(error);
}
