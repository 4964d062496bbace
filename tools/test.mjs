/**
 * `npm test`: installs and builds what is missing, then runs every suite that this machine can,
 * and names each one that it leaves out, why, and how to enable it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, fail, install, ROOT, requireNode } from './prepare.mjs';
import { accessibility, browser, engine, model, screenshots, signOn } from './suites/browser.mjs';
import { checks } from './suites/checks.mjs';
import { components, integration, unit } from './suites/jest.mjs';
import { resilience } from './suites/resilience.mjs';
import { runInStages } from './suites/stages.mjs';
import { upgrade } from './suites/upgrade.mjs';

/** Loaded when it runs: it reads YAML with a package that a bare checkout does not have yet. */
const kubernetes = async () => (await import('./suites/kubernetes.mjs')).kubernetes();

/** The last five run when they are named: one builds an API server, one takes long, three need Compose. */
const SUITES = {
  checks,
  unit,
  components,
  integration,
  browser,
  accessibility,
  model,
  'sign-on': signOn,
  kubernetes,
  resilience,
  screenshots,
  engine,
  upgrade,
};
const ALWAYS = [
  'checks',
  'unit',
  'components',
  'integration',
  'browser',
  'accessibility',
  'model',
  'sign-on',
];
/** Of these suites, some specs read what is long by a sample (`libs/testing/src/shared-data`). */
const SAMPLED = ['unit', 'integration'];
const CORPORA =
  'opinions, contracts, real files, the starter library, questions, overruled decisions, and fuzzed requests';
const SUMMARY = process.env.SUMMARY ?? join(ROOT, 'test-results', 'summary.json');

const USAGE = `
  npm test                      all suites but kubernetes, resilience, screenshots, engine, and upgrade
  npm test -- --only=unit       one or some of them: ${Object.keys(SUITES).join(',')}
  npm test -- --help            this

  REQUIRE_ALL=1 npm test        a suite that is left out is a failure
  WHOLE_CORPORA=1 npm test      all of what is read by a sample otherwise
  BASE_URL=http://… npm test -- --only=browser     against a product that runs already
`;

requireNode();
const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
const chosen = chosenSuites(args);
await install();
await build();

report(await runInStages(chosen, (name) => SUITES[name]()));

function chosenSuites() {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const names = only ? only.split(',') : ALWAYS;
  const unknown = names.filter((name) => !(name in SUITES));
  if (unknown.length > 0) {
    fail(`There is no suite ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}.`);
  }
  return names;
}

/**
 * A suite answers `{passed, failed, skipped, failures: [{name, message}], leftOut: [{what, why,
 * enable}]}`. What failed is said again at the end, where a log that is cut off still has it.
 */
function report(suites) {
  const leftOut = suites.flatMap((suite) => suite.leftOut);
  const required = process.env.REQUIRE_ALL === '1';
  const sum = (field) => suites.reduce((total, suite) => total + suite[field], 0);
  const skipped = sum('skipped');
  const refused = required ? leftOut.length + skipped : 0;
  console.log('\n');
  console.table(
    suites.map(({ name, passed, failed, skipped: left, seconds }) => ({
      suite: name,
      passed,
      failed,
      skipped: left,
      seconds,
    })),
  );
  for (const { what, why, enable } of leftOut) {
    console.log(`Left out: ${what}. ${why} To enable it: ${enable}`);
  }
  if (process.env.WHOLE_CORPORA !== '1' && suites.some(({ name }) => SAMPLED.includes(name))) {
    console.log(`Read by a sample: ${CORPORA}. WHOLE_CORPORA=1 reads them whole.`);
  }
  const failures = suites.flatMap((suite) => suite.failures);
  for (const { name, message } of failures) console.log(`\nFailed: ${name}\n${message}`);
  if (refused > 0) console.log('REQUIRE_ALL=1: what was left out or skipped counts as failed.');
  const total = { passed: sum('passed'), failed: sum('failed') + refused, skipped, failures };
  mkdirSync(dirname(SUMMARY), { recursive: true });
  writeFileSync(SUMMARY, JSON.stringify(total));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}
