import type { Job } from '@casewright/contracts';
import { cancelJob, followJob } from './follow-job';

/**
 * Has work done by a job that nobody waits for: once the signal is aborted it is canceled.
 * Throws ApiError, NetworkError, or the signal's reason.
 */
export async function runJob<T>(
  submit: (headers: Record<string, string>) => Promise<T | Job>,
  signal: AbortSignal,
): Promise<T> {
  // Not ended by the signal: what has been submitted could not be canceled without its id.
  const answer = await submit({ prefer: 'respond-async' });
  if (!isJob(answer)) return answer;
  try {
    return await followJob<T>(answer.id, { signal, onProgress: () => undefined });
  } catch (error) {
    if (signal.aborted) void cancelJob(answer.id).catch(() => undefined);
    throw error;
  }
}

/** Whether a server answered with a job instead of its result. */
export function isJob<T>(answer: T | Job): answer is Job {
  return typeof answer === 'object' && answer !== null && 'deadlineAt' in answer;
}
