/** How long an answer counts toward the typical time, in milliseconds. */
const WINDOW_MS = 1_000;
const EVERY_MS = 20;
const SAMPLES = 16;
/** Answers kept under a flood; the newest are enough. */
const MOST = 256;

interface Answer {
  readonly at: number;
  readonly ms: number;
}

/** How long recent answers of one kind took. */
export class AnswerTimes {
  private readonly answers: Answer[] = [];
  /** Start times of the requests in progress. */
  private readonly open = new Set<{ readonly since: number }>();

  begin(now: number): (at: number) => void {
    const request = { since: now };
    this.open.add(request);
    return (at) => {
      this.open.delete(request);
      this.answers.push({ at, ms: at - now });
      if (this.answers.length > MOST) this.answers.shift();
    };
  }

  /** The median time. A pending request counts with its age, the least it can take. */
  typical(now: number): number {
    while (this.answers[0] && this.answers[0].at < now - WINDOW_MS) this.answers.shift();
    const times = this.answers.map(({ ms }) => ms);
    const known = medianOf(times);
    const ages = [...this.open].map(({ since }) => now - since).filter((age) => age > known);
    return ages.length === 0 ? known : medianOf([...times, ...ages]);
  }
}

function medianOf(times: number[]): number {
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** How late the event loop runs timers while requests are in progress. */
export class LoopDelay {
  private readonly samples: number[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** @param isBusy whether to keep measuring */
  watch(isBusy: () => boolean): void {
    if (this.timer) return;
    const due = performance.now() + EVERY_MS;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.samples.push(Math.max(0, performance.now() - due));
      if (this.samples.length > SAMPLES) this.samples.shift();
      if (isBusy()) this.watch(isBusy);
      else this.samples.length = 0;
    }, EVERY_MS).unref();
  }

  typical(): number {
    const sum = this.samples.reduce((all, ms) => all + ms, 0);
    return this.samples.length === 0 ? 0 : sum / this.samples.length;
  }
}
