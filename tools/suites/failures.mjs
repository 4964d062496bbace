import { relative } from 'node:path';
import { ROOT } from '../prepare.mjs';

/** So many lines of a message are enough to know which expectation it was. */
const LINES = 12;
const LETTERS = 300;
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** A suite whose process failed although none of its tests did, or that left no outcome at all. */
export const endedBadly = (suite, code) =>
  failure(`the ${suite} suite`, `It ended with code ${code}; what it says stands above.`);

/** The outcome of a suite that could not be started, or that threw before it had one. */
export function couldNotRun(suite, error) {
  const failures = [failure(`the ${suite} suite`, error.stack ?? String(error))];
  return { passed: 0, failed: 1, skipped: 0, failures, leftOut: [] };
}

/** What failed in Jest's JSON: `{name, message}` each; a file that could not be loaded counts as one. */
export function jestFailures({ testResults }) {
  return testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && assertionResults.length === 0 && message) {
      return [failure(`${relative(ROOT, file)} (could not be run)`, message)];
    }
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${relative(ROOT, file)} › ${fullName}`, failureMessages.join('\n')),
    );
  });
}

/** What failed in Playwright's JSON: `{name, message}` each. */
export function playwrightFailures({ suites, errors }) {
  return [
    ...errors.map(({ message }) => failure('the browser suite', message)),
    ...suites.flatMap((suite) => failuresOf(suite)),
  ];
}

function failuresOf({ suites = [], specs = [] }, names = []) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      failure(
        [`${file}:${line}`, ...names, title].join(' › '),
        // After the first, which may only say that time was up, stands where.
        tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
          .map(({ message }) => message ?? '')
          .join('\n'),
      ),
    );
  return [
    ...own,
    ...suites.flatMap((suite) => failuresOf(suite, [...names, suite.title].filter(Boolean))),
  ];
}

function failure(name, message) {
  const lines = message.replace(COLORS, '').split('\n').slice(0, LINES);
  return { name, message: lines.map((line) => line.slice(0, LETTERS)).join('\n') };
}
