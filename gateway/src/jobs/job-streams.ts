import { AppError } from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SessionWatch } from '../sessions/session-watch.js';
import { EventStream } from './event-stream.js';
import { JobCalls } from './job-calls.js';
import { JobStream, readCursor } from './job-stream.js';
import { type JobListener, type JobNews, JobWatch } from './job-watch.js';

/** Streams that one user may have open at this gateway. */
const STREAMS_PER_USER = 20;
const RETRY_SECONDS = 5;

/** Opens event streams of jobs. */
@Injectable()
export class JobStreams {
  private readonly logger = new Logger(JobStreams.name);
  private readonly open = new Map<number, number>();

  constructor(
    private readonly watch: JobWatch,
    private readonly calls: JobCalls,
    private readonly sessions: SessionWatch,
  ) {}

  /**
   * Resolves when the stream is open.
   * @throws AppError NOT_FOUND; RATE_LIMITED when the caller has too many open
   */
  async stream(id: string, request: Request, response: Response): Promise<void> {
    const { userId = 0, sessionId = '' } = currentContext().principal ?? {};
    const leave = this.enter(userId);
    const early: JobNews[] = [];
    let listener: JobListener = (change) => early.push(change);
    let stream: JobStream | undefined;
    let isSignedOut = false;
    const unfollow = this.watch.follow(id, (change) => listener(change));
    const unfollowSession = this.sessions.follow(sessionId, () => {
      isSignedOut = true;
      stream?.signOut();
    });
    const close = (): void => {
      unfollow();
      unfollowSession();
      leave();
    };
    response.once('close', close);
    try {
      const job = await this.calls.read(id);
      // The client disconnected meanwhile; nothing would close the stream later.
      if (response.destroyed) return;
      const open = new JobStream(
        new EventStream(response),
        { ...readCursor(request.get('last-event-id')) },
        () => this.calls.read(id),
        () => this.sessions.isLive(sessionId),
        (fault) => {
          if (fault) this.logger.warn(`The event stream of job ${id} broke off.`, fault);
        },
      );
      stream = open;
      if (isSignedOut) return open.signOut();
      for (const change of [job, ...early]) open.take(change);
      listener = (change) => open.take(change);
    } catch (error) {
      response.off('close', close);
      close();
      throw error;
    }
  }

  private enter(userId: number): () => void {
    const count = this.open.get(userId) ?? 0;
    if (count >= STREAMS_PER_USER) {
      throw new AppError(
        'RATE_LIMITED',
        'Too many of your open pages are following running work. Close some of them, and try again.',
        { retryAfter: RETRY_SECONDS },
      );
    }
    this.open.set(userId, count + 1);
    return () => {
      const left = (this.open.get(userId) ?? 1) - 1;
      if (left > 0) this.open.set(userId, left);
      else this.open.delete(userId);
    };
  }
}
