import type { JobChange } from '@casewright/contracts';
import type { Attempt } from '../endings.repository.js';
import type { ChangedRow } from '../job-row.js';

/** Milliseconds between two writes. */
const EVERY_MS = 250;
/** Milliseconds until the first news; of a job that is done before, its end is all there is to tell. */
const FIRST_AFTER_MS = 200;
/** UTF-16 units in one write; what is beyond goes with the next. */
const LONGEST_DELTA = 32_000;
/** `done` alone is 100. */
const MOST_PERCENT = 99;

interface Progress {
  stage: string | null;
  percent: number;
  text: string;
}

/** Tells that a job is under way, and a few times a second how far, however often its task says so. */
export class ProgressWriter {
  private latest = { stage: null as string | null, percent: 0 };
  /** What is waited for, by everything that waits. */
  private readonly waits: string[] = [];
  private unwritten = '';
  private offset = 0;
  private timer: NodeJS.Timeout | undefined = setTimeout(() => this.begin(), FIRST_AFTER_MS);
  private writing: Promise<void> | undefined;
  private closed = false;
  private nextAt = 0;

  constructor(
    private readonly job: Attempt & ChangedRow,
    private readonly write: (attempt: Attempt, progress: Progress) => Promise<ChangedRow | null>,
    private readonly announce: (row: ChangedRow, text: JobChange['text']) => void,
  ) {}

  progress(stage: string, done: number): void {
    const percent = Math.min(MOST_PERCENT, Math.max(0, Math.floor(done * 100)));
    this.latest = { stage, percent: Math.max(this.latest.percent, percent) };
    this.schedule();
  }

  /** Shown in place of the stage. @returns what ends the waiting */
  waitFor(what: string): () => void {
    this.waits.push(what);
    this.schedule();
    return () => {
      this.waits.splice(this.waits.indexOf(what), 1);
      this.schedule();
    };
  }

  text(delta: string): void {
    // PostgreSQL keeps no NUL, and no reader misses one.
    this.unwritten += delta.replaceAll('\0', '');
    this.schedule();
  }

  /** Resolves when nothing will be written anymore. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.writing;
  }

  private get stage(): string | null {
    return this.waits[0] ?? this.latest.stage;
  }

  private schedule(): void {
    if (this.closed || this.timer) return;
    this.timer = setTimeout(
      () => {
        this.writing = this.flush();
      },
      Math.max(0, this.nextAt - Date.now()),
    );
  }

  /** Stages and text that are there by now tell of the beginning too. */
  private begin(): void {
    this.timer = undefined;
    if (this.stage === null && this.unwritten === '') this.announce(this.job, null);
    else this.schedule();
  }

  /** A write that fails is made up for by the next one, or by the result. */
  private async flush(): Promise<void> {
    const { stage } = this;
    const { percent } = this.latest;
    const text = wholeCharacters(this.unwritten, LONGEST_DELTA);
    const row = await this.write(this.job, { stage, percent, text }).catch(() => null);
    if (row) {
      this.announce(row, text === '' ? null : { offset: this.offset, delta: text });
      this.offset += text.length;
      this.unwritten = this.unwritten.slice(text.length);
    }
    this.timer = undefined;
    this.nextAt = Date.now() + EVERY_MS;
    const isNew = stage !== this.stage || percent !== this.latest.percent;
    const isBehind = this.unwritten !== '' || isNew;
    if (isBehind) this.schedule();
  }
}

/** The beginning of a text, without half of a surrogate pair at its end. */
function wholeCharacters(text: string, most: number): string {
  const last = text.charCodeAt(most - 1);
  const isHalf = text.length > most && last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? most - 1 : most);
}
