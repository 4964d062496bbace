import { AppError, hasEnded, type Job, type JobDetails } from '@casewright/contracts';
import type { Response } from 'express';
import { JobWatch } from './job-watch.js';

/** Milliseconds beyond a job's deadline in which its end must have been heard of. */
const GRACE_MS = 3_000;

/** Milliseconds that a gateway which stops still waits for what it has begun. */
const CLOSING_MS = 15_000;
const RETRY_SECONDS = 5;

/** The ended job, where the news of its end had it; otherwise it is to be read. */
export type Ending = JobDetails | undefined;

/** Resolves at the job's end; rejects some time after the gateway has begun to stop. */
export function followEnding(
  watch: JobWatch,
  id: string,
): { promise: Promise<Ending>; stop: () => void } {
  let stop = (): void => undefined;
  const promise = new Promise<Ending>((resolve, reject) => {
    stop = watch.follow(id, (news) => {
      if (news === 'closing') setTimeout(() => reject(restarting()), CLOSING_MS).unref();
      else if (news === 'ended') resolve(undefined);
      else if (hasEnded(news.state)) resolve(news.job);
    });
  });
  // Whoever answered at once does not wait for it.
  promise.catch(() => undefined);
  return { promise, stop };
}

/** Resolves at the job's end, at the latest some time after its deadline, or when the client goes. */
export async function waited(
  ended: Promise<Ending>,
  job: Job,
  response: Response,
): Promise<Ending> {
  let timer: NodeJS.Timeout | undefined;
  let gone = (): void => undefined;
  const given = new Promise<Ending>((resolve, reject) => {
    timer = setTimeout(
      () => resolve(undefined),
      Date.parse(job.deadlineAt) - Date.now() + GRACE_MS,
    );
    gone = () => reject(new AppError('CANCELLED', 'The client disconnected; its job goes on.'));
    response.once('close', gone);
  });
  try {
    return await Promise.race([ended, given]);
  } finally {
    clearTimeout(timer);
    response.off('close', gone);
  }
}

function restarting(): AppError {
  return new AppError(
    'UNAVAILABLE',
    'The server is restarting. Your work goes on; look for it again in a moment.',
    { retryAfter: RETRY_SECONDS },
  );
}
