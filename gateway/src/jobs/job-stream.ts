import { hasEnded, type JobChange, type JobDetails } from '@casewright/contracts';
import { KeptJson } from '@casewright/messaging';
import pLimit from 'p-limit';
import type { EventStream } from './event-stream.js';
import { aroundResult } from './job-answers.js';
import type { JobNews } from './job-watch.js';

/**
 * What a client has received of a job. It is the id of each event, so that the next connection
 * resumes there.
 */
export interface JobCursor {
  attempts: number;
  revision: number;
  /** In UTF-16 units of the text. */
  offset: number;
}

export const NOTHING_SEEN: JobCursor = { attempts: -1, revision: -1, offset: 0 };

const FORM = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/;

function writeCursor({ attempts, revision, offset }: JobCursor): string {
  return `${attempts}.${revision}.${offset}`;
}

/** Parses a `Last-Event-ID`; an id that we did not write counts as absent. */
export function readCursor(id: string | undefined): JobCursor {
  const [, attempts, revision, offset] = FORM.exec(id ?? '') ?? [];
  if (offset === undefined) return NOTHING_SEEN;
  return { attempts: Number(attempts), revision: Number(revision), offset: Number(offset) };
}

/**
 * Sends one client the events of one job from its cursor on: `progress` {state, stage, percent,
 * attempts}; `text` {offset, text}, which replaces all text from the offset on; and last `end` with
 * the finished job, or `signed-out` {} if the session ends first. Nothing is repeated or missing,
 * whatever the bus lost.
 */
export class JobStream {
  private readonly inTurn = pLimit(1);
  private ended = false;

  constructor(
    private readonly events: EventStream,
    private readonly cursor: JobCursor,
    private readonly read: () => Promise<JobDetails>,
    /** Whether the client may still see the job; asked before the result is sent. */
    private readonly isAllowed: () => Promise<boolean>,
    /** Called once when the stream ends, with the error if it was not the job's own end. */
    private readonly onEnd: (fault?: unknown) => void,
  ) {}

  /** Changes are sent one after another, in the order of these calls. */
  take(change: JobNews | JobDetails): void {
    void this.inTurn(() => this.tell(change).catch((fault: unknown) => this.finish(fault)));
  }

  /** The client's session has ended: send nothing more, not even what is queued. */
  signOut(): void {
    if (this.ended) return;
    this.events.send('signed-out', writeCursor(this.cursor), {});
    this.finish();
  }

  private async tell(change: JobNews | JobDetails): Promise<void> {
    if (this.ended) return;
    // The client reconnects, to a gateway that is up.
    if (change === 'closing') return this.finish();
    if (change === 'ended') return this.tellAll(await this.read());
    if ('result' in change) return this.tellAll(change);
    if (change.job) return this.tellAll(change.job);
    if (hasEnded(change.state) || this.hasGap(change)) return this.tellAll(await this.read());
    if (change.revision <= this.cursor.revision) return;
    this.progress(change);
    if (change.text) this.text(change.text.offset, change.text.delta);
  }

  private async tellAll(job: JobDetails): Promise<void> {
    if (this.ended) return;
    if (hasEnded(job.state)) {
      const isAllowed = await this.isAllowed();
      if (this.ended) return;
      if (!isAllowed) return this.signOut();
      await this.end(job);
      this.finish();
      return;
    }
    if (job.revision > this.cursor.revision) this.progress(job);
    if (job.text !== null) this.text(0, job.text);
  }

  private async end(job: JobDetails): Promise<void> {
    const id = writeCursor({ ...this.cursor, revision: job.revision });
    const { result, ...status } = job;
    if (!(result instanceof KeptJson)) return this.events.send('end', id, job);
    await this.events.sendLast('end', id, aroundResult(status), result);
  }

  private progress({ state, stage, percent, attempts, revision }: JobChange | JobDetails): void {
    if (attempts !== this.cursor.attempts) this.cursor.offset = 0;
    Object.assign(this.cursor, { attempts, revision });
    this.events.send('progress', writeCursor(this.cursor), { state, stage, percent, attempts });
  }

  /** @param from offset of `text` in the whole text */
  private text(from: number, text: string): void {
    const { offset } = this.cursor;
    const unseen = text.slice(offset - from);
    if (unseen === '') return;
    this.cursor.offset = offset + unseen.length;
    this.events.send('text', writeCursor(this.cursor), { offset, text: unseen });
  }

  private hasGap({ attempts, text }: JobChange): boolean {
    if (!text) return false;
    return text.offset > (attempts === this.cursor.attempts ? this.cursor.offset : 0);
  }

  private finish(fault?: unknown): void {
    if (this.ended) return;
    this.ended = true;
    this.events.end();
    this.onEnd(fault);
  }
}
