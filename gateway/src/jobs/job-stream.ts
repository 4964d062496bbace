import { hasEnded, type JobChange, type JobDetails } from '@casewright/contracts';
import pLimit from 'p-limit';
import type { EventStream } from './event-stream.js';
import { aroundResult, type ReadJob } from './job-answers.js';
import type { JobNews } from './job-watch.js';

/**
 * What a listener has of a job: the id of each event, so that the next connection continues there.
 */
export interface JobCursor {
  attempts: number;
  revision: number;
  /** UTF-16 units of the text. */
  offset: number;
}

export const NOTHING_SEEN: JobCursor = { attempts: -1, revision: -1, offset: 0 };

const FORM = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/;

function writeCursor({ attempts, revision, offset }: JobCursor): string {
  return `${attempts}.${revision}.${offset}`;
}

/** A `Last-Event-ID`; one that is none of ours is treated as absent. */
export function readCursor(id: string | undefined): JobCursor {
  const [, attempts, revision, offset] = FORM.exec(id ?? '') ?? [];
  if (offset === undefined) return NOTHING_SEEN;
  return { attempts: Number(attempts), revision: Number(revision), offset: Number(offset) };
}

/**
 * Tells one listener of one job, from what it has already: `progress` {state, stage, percent,
 * attempts}; `text` {offset, text}, which takes the place of all text from the offset on; at last
 * `end`, the job with its result, or `signed-out` {} when the listener's session ends before. Nothing
 * is told twice or left out, whatever the bus lost.
 */
export class JobStream {
  private readonly inTurn = pLimit(1);
  private ended = false;

  constructor(
    private readonly events: EventStream,
    private readonly cursor: JobCursor,
    private readonly read: () => Promise<ReadJob>,
    /** Whether whoever listens may still hear it; asked before the result is told. */
    private readonly isAllowed: () => Promise<boolean>,
    /** Called once with what ended the stream: undefined for the job's own end. */
    private readonly onEnd: (fault?: unknown) => void,
  ) {}

  /** Changes are told one after another, in the order of this. */
  take(change: JobNews | ReadJob): void {
    void this.inTurn(() => this.tell(change).catch((fault: unknown) => this.finish(fault)));
  }

  /** The listener's session has ended: nothing more is told, not even what waits already. */
  signOut(): void {
    if (this.ended) return;
    this.events.send('signed-out', writeCursor(this.cursor), {});
    this.finish();
  }

  private async tell(change: JobNews | ReadJob): Promise<void> {
    if (this.ended) return;
    // The listener connects again, to a gateway that is there.
    if (change === 'closing') return this.finish();
    if (change === 'ended') return this.tellAll(await this.read());
    if ('result' in change) return this.tellAll(change);
    if (change.job) return this.tellAll(change.job);
    if (hasEnded(change.state) || this.hasGap(change)) return this.tellAll(await this.read());
    if (change.revision <= this.cursor.revision) return;
    this.progress(change);
    if (change.text) this.text(change.text.offset, change.text.delta);
  }

  private async tellAll(job: ReadJob): Promise<void> {
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

  private async end(job: ReadJob): Promise<void> {
    const id = writeCursor({ ...this.cursor, revision: job.revision });
    if (!job.readResult) return this.events.send('end', id, job);
    const { readResult, resultId: _, ...details } = job;
    await this.events.sendLast('end', id, aroundResult(details), readResult());
  }

  private progress({ state, stage, percent, attempts, revision }: JobChange | JobDetails): void {
    if (attempts !== this.cursor.attempts) this.cursor.offset = 0;
    Object.assign(this.cursor, { attempts, revision });
    this.events.send('progress', writeCursor(this.cursor), { state, stage, percent, attempts });
  }

  /** @param from the place of `text` in the whole */
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
