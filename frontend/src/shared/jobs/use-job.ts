import type { Job } from '@casewright/contracts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { readDraft, writeDraft } from '../drafts/draft-store';
import { cancelJob, followJob, type JobProgress, NO_PROGRESS } from './follow-job';
import { isJob } from './run-job';

/** How a job is asked for: these headers, and a signal that ends the request. */
export interface JobRequest {
  headers: Record<string, string>;
  signal: AbortSignal;
}

interface JobHandle {
  progress: JobProgress;
  /** The id of the job that ran for this screen when the page was left; null: none. */
  left: string | null;
  /**
   * Has work done, by a job or, where the server answers at once, without. Throws ApiError,
   * NetworkError, or a DOMException named AbortError when it was canceled or the screen was left.
   */
  run<T>(submit: (request: JobRequest) => Promise<T | Job>): Promise<T>;
  /** Goes on with the job that was left. */
  resume<T>(id: string): Promise<T>;
  /** Ends the work for good. */
  cancel(): void;
}

/** Work of one screen that outlasts a reload, a lost connection and a visit to another screen. */
export function useJob(screen: string): JobHandle {
  const [progress, setProgress] = useState(NO_PROGRESS);
  const [left] = useState(() => readKeptJob(screen));
  const current = useRef({ id: null as string | null, cancelled: new AbortController() });
  const gone = useGone();
  return useMemo(() => {
    const follow = async <T>(id: string, cancelled: AbortSignal): Promise<T> => {
      current.current.id = id;
      keepJob(screen, id);
      const signal = AbortSignal.any([cancelled, gone.current.signal]);
      try {
        const result = await followJob<T>(id, { signal, onProgress: setProgress });
        keepJob(screen, null);
        return result;
      } catch (error) {
        if (!gone.current.signal.aborted) keepJob(screen, null);
        throw error;
      }
    };
    const begin = (): AbortSignal => {
      current.current = { id: null, cancelled: new AbortController() };
      setProgress(NO_PROGRESS);
      return current.current.cancelled.signal;
    };
    return {
      async run<T>(submit: (request: JobRequest) => Promise<T | Job>) {
        const signal = begin();
        const answer = await submit({ headers: { prefer: 'respond-async' }, signal });
        if (!isJob(answer)) return answer;
        if (signal.aborted) void cancelJob(answer.id).catch(() => undefined);
        return follow<T>(answer.id, signal);
      },
      resume: <T>(id: string) => follow<T>(id, begin()),
      cancel() {
        const { id, cancelled } = current.current;
        cancelled.abort(new DOMException('Cancelled', 'AbortError'));
        // The user is done with it; a server that is down ends it at its deadline.
        if (id !== null) void cancelJob(id).catch(() => undefined);
      },
      left,
      progress,
    };
  }, [screen, gone, left, progress]);
}

/** Aborted while the screen is away. */
function useGone() {
  const gone = useRef(new AbortController());
  useEffect(() => {
    if (gone.current.signal.aborted) gone.current = new AbortController();
    return () => gone.current.abort(new DOMException('The screen was left', 'AbortError'));
  }, []);
  return gone;
}

const nameOf = (screen: string) => `job-${screen}`;

/** The id of the job that this user has running for a screen, in this browser tab; null: none. */
function readKeptJob(screen: string): string | null {
  const id = readDraft<unknown>(nameOf(screen));
  return typeof id === 'string' ? id : null;
}

/** Outlasts a reload of the page, and a visit to another screen. */
function keepJob(screen: string, id: string | null): void {
  writeDraft(nameOf(screen), id);
}
