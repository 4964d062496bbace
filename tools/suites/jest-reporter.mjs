import { relative } from 'node:path';

/** Tells the run how many files are done; prints what failed, once its file has ended. */
export default class JestReporter {
  onRunStart({ numTotalTestSuites }) {
    process.send?.({ done: 0, total: numTotalTestSuites });
  }

  onTestResult(_, { testFilePath, testResults, testExecError, failureMessage }, totals) {
    const file = relative(process.cwd(), testFilePath);
    const failed = testResults.filter(({ status }) => status === 'failed');
    const failures = failed.map(({ fullName }) => `${file} › ${fullName}`);
    if (testExecError) failures.push(`${file} (could not be run)`);
    if (failureMessage) console.log(failureMessage);
    const { numTotalTestSuites: total, numPassedTestSuites, numFailedTestSuites } = totals;
    const done = numPassedTestSuites + numFailedTestSuites + totals.numPendingTestSuites;
    process.send?.({ done, total, failures });
  }
}
