/** How far a run is: a line every so often with an estimate, and each failure once it is known. */

const EVERY_MS = 30_000;

/** What each suite takes on two cores beside the others, in seconds. */
const TYPICAL = {
  checks: 150,
  unit: 300,
  integration: 1200,
  browser: 900,
  accessibility: 240,
  model: 90,
  'sign-on': 90,
};

const clock = (ms) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export class Progress {
  #suites = new Map();
  #started;
  #now;

  /** @param stages the names in their lanes, as `runInStages` has them */
  constructor(stages, now = () => performance.now()) {
    this.stages = stages;
    this.#now = now;
    this.#started = now();
    for (const name of stages.flat(2)) this.#suites.set(name, { done: 0, total: 0, failed: 0 });
  }

  begin(name) {
    this.#suites.get(name).since = this.#now();
  }

  end(name) {
    this.#suites.get(name).ended = true;
  }

  /** What a suite says: so many of `total` are `done`, and the names of those that just failed. */
  heard(name, { done, total, failures = [] }) {
    const suite = this.#suites.get(name);
    Object.assign(suite, { done, total });
    suite.failed += failures.length;
    for (const failure of failures) console.log(`✗ ${name} › ${failure}`);
  }

  /** `3:20 · checks done · unit 212 of 357 · integration 12 of 139, 1 failed · about 7 min left`. */
  line() {
    const parts = [...this.#suites].flatMap(([name, suite]) => this.#words(name, suite));
    const left = Math.ceil(this.#secondsLeft() / 60);
    return [clock(this.#now() - this.#started), ...parts, `about ${left} min left`].join(' · ');
  }

  /** Prints the line every half a minute; returns what ends that. */
  show() {
    const timer = setInterval(() => console.log(`⏱ ${this.line()}`), EVERY_MS);
    return () => clearInterval(timer);
  }

  #words(name, { since, ended, done, total, failed }) {
    if (since === undefined) return [];
    const failures = failed > 0 ? `, ${failed} failed` : '';
    if (ended) return [`${name} done${failures}`];
    return [total > 0 ? `${name} ${done} of ${total}${failures}` : name];
  }

  #secondsLeft() {
    const ofLane = (lane) => lane.reduce((sum, name) => sum + this.#secondsOf(name), 0);
    const ofStage = (stage) => Math.max(0, ...stage.map(ofLane));
    return this.stages.reduce((sum, stage) => sum + ofStage(stage), 0);
  }

  #secondsOf(name) {
    const { since, ended, done, total } = this.#suites.get(name);
    if (ended) return 0;
    const took = since === undefined ? 0 : (this.#now() - since) / 1000;
    const usual = TYPICAL[name] ?? 300;
    if (done === 0) return Math.max(0, usual - took);
    // What comes first is often what takes longest, so the rate tells more the further it is.
    const part = done / total;
    return (1 - part) * ((1 - part) * usual + took);
  }
}
