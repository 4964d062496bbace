/** Tells the run how many tests are done; prints what failed, once it has. */
export default class PlaywrightReporter {
  #done = 0;
  #total = 0;

  onBegin(_, suite) {
    this.#total = suite.allTests().length;
    process.send?.({ done: 0, total: this.#total });
  }

  onTestEnd(test, { status, errors }) {
    this.#done += 1;
    const isFailure = status !== 'skipped' && status !== test.expectedStatus;
    // The first two name the project and hold nothing here.
    const name = test.titlePath().slice(2).join(' › ');
    if (isFailure)
      console.log([name, ...errors.map(({ stack, message }) => stack ?? message)].join('\n'));
    process.send?.({ done: this.#done, total: this.#total, failures: isFailure ? [name] : [] });
  }

  printsToStdio() {
    return true;
  }
}
