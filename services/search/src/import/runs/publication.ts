import type { LibraryWriter } from '../../library/library-writer.js';
import type { ImportSession } from './import-session.js';

/** Cases that are published as soon as so many are stored. */
const PORTION_CASES = 20_000;
/** Fewer are published after this time. */
const PORTION_MS = 5 * 60_000;

/**
 * The time between two publications, in durations of the one before: the larger the library, the
 * longer one takes, and most of an import's time is for reading.
 */
const PAUSE = 4;

/** Makes visible what an import has stored: in portions while it runs, and at its end. */
export class Publication {
  private stored = 0;
  private last = { endedAt: performance.now(), tookMs: 0 };

  constructor(
    private readonly writer: Pick<LibraryWriter, 'isWaiting' | 'publish'>,
    private readonly session: Pick<ImportSession, 'stage' | 'save'>,
    private readonly portionCases = PORTION_CASES,
  ) {}

  /** Publishes what is due, when further cases are stored. */
  async add(cases: number): Promise<void> {
    this.stored += cases;
    const waitedMs = performance.now() - this.last.endedAt;
    const isFull = this.stored >= this.portionCases || waitedMs >= PORTION_MS;
    if (this.stored > 0 && isFull && waitedMs >= PAUSE * this.last.tookMs) await this.publish();
  }

  /** Publishes all that is stored, by an earlier import too. */
  async publish(): Promise<void> {
    const { stage } = this.session;
    this.session.stage = 'publishing';
    await this.session.save();
    const begunAt = performance.now();
    if (await this.writer.isWaiting()) await this.writer.publish();
    const endedAt = performance.now();
    this.last = { endedAt, tookMs: endedAt - begunAt };
    this.stored = 0;
    this.session.stage = stage;
  }
}
