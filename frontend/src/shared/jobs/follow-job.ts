import { ERROR_STATUS, type ErrorEnvelope, type JobDetails } from '@casewright/contracts';
import { ApiError } from '../api/api-error';
import { call } from '../api/client';
import { addressOf } from '../api/routes';

/** How far a job is. */
export interface JobProgress {
  /** What is being done, as a phrase; null before it has begun. */
  stage: string | null;
  /** 0 to 100. */
  percent: number;
  /** What has been written so far, where the work is a text. */
  text: string;
}

export const NO_PROGRESS: JobProgress = { stage: null, percent: 0, text: '' };

/** Milliseconds until a stream that the server refused is asked for again. */
const AGAIN_MS = 2_000;

/**
 * Follows a job to its end, across lost connections and server restarts.
 *
 * @returns its result; throws ApiError as the plain call would have, or the signal's reason, on
 * which the job continues
 */
export async function followJob<T>(
  id: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: JobProgress) => void },
): Promise<T> {
  for (let progress = NO_PROGRESS; ; ) {
    const tell = (change: Partial<JobProgress>) => {
      progress = { ...progress, ...change };
      onProgress(progress);
    };
    const job = await listen(id, signal, tell, () => progress.text);
    if (job) return outcomeOf<T>(job);
    await pause(AGAIN_MS, signal);
  }
}

/** Cancels a job; one that has already ended is not an error. */
export async function cancelJob(id: string): Promise<void> {
  await call('DELETE /jobs/:id', { params: { id } });
}

/** Resolves with the job at its end, or with null when the server has refused the stream. */
function listen(
  id: string,
  signal: AbortSignal,
  tell: (change: Partial<JobProgress>) => void,
  text: () => string,
): Promise<JobDetails | null> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const source = new EventSource(addressOf('GET /jobs/:id/events', { params: { id } }).address, {
      withCredentials: true,
    });
    const finish = (act: () => void): void => {
      source.close();
      signal.removeEventListener('abort', leave);
      act();
    };
    const leave = () => finish(() => reject(signal.reason));
    signal.addEventListener('abort', leave);
    source.addEventListener('progress', ({ data }: MessageEvent<string>) => {
      const { stage, percent } = JSON.parse(data) as JobProgress;
      tell({ stage, percent });
    });
    source.addEventListener('text', ({ data }: MessageEvent<string>) => {
      const { offset, text: more } = JSON.parse(data) as { offset: number; text: string };
      tell({ text: text().slice(0, offset) + more });
    });
    source.addEventListener('end', ({ data }: MessageEvent<string>) =>
      finish(() => resolve(JSON.parse(data) as JobDetails)),
    );
    // Not left to the browser, which would connect again only to be refused: the look is answered
    // 401, which leads to the login, or continues with a session that has replaced the one that
    // ended.
    source.addEventListener('signed-out', () =>
      finish(() => lookAt(id, signal).then(resolve, reject)),
    );
    source.addEventListener('error', () => {
      // A lost connection is opened again by the browser; a refused one is not.
      if (source.readyState !== EventSource.CLOSED) return;
      finish(() => lookAt(id, signal).then(resolve, reject));
    });
  });
}

/** Why a stream was refused: the job has ended, is gone, or the server was away for a moment. */
async function lookAt(id: string, signal: AbortSignal): Promise<JobDetails | null> {
  try {
    const job = await call('GET /jobs/:id', { params: { id }, signal });
    return job.endedAt === null ? null : job;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error;
    return null;
  }
}

function outcomeOf<T>({ error, result }: JobDetails): T {
  if (error) throw toApiError(error);
  return result as T;
}

function toApiError(error: ErrorEnvelope): ApiError {
  return new ApiError(ERROR_STATUS[error.code], JSON.stringify(error), error.code);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, ms);
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
  });
}
