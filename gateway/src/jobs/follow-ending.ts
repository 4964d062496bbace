import { AppError, hasEnded, type Job, type JobDetails } from '@casewright/contracts';
import type { Response } from 'express';
import { JobWatch } from './job-watch.js';

/** How long after a job's deadline we still expect to hear of its end, in milliseconds. */
const GRACE_MS = 3_000;

/** How long a stopping gateway waits for jobs that its requests follow, in milliseconds. */
const CLOSING_MS = 15_000;
const RETRY_SECONDS = 5;

/** The finished job, if the event contained it; otherwise it has to be read. */
export type Ending = JobDetails | undefined;

/** Resolves when the job ends; rejects some time after the gateway has begun to stop. */
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
  // A caller that answers early never awaits it.
  promise.catch(() => undefined);
  return { promise, stop };
}

/** Resolves when the job ends, when the client disconnects, or some time after the deadline. */
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
