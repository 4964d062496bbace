/**
 * `npm test`: installs and builds what is missing, then runs every suite that this machine can,
 * and names each one that it leaves out, why, and how to enable it.
 *
 *   npm test                      all suites
 *   npm test -- --only=unit       one or some of them: checks,unit,integration,browser,model,resilience
 *   REQUIRE_ALL=1 npm test        a suite that is left out is a failure
 *   BASE_URL=http://… npm test -- --only=browser     against a product that runs already
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, fail, install, ROOT, requireNode } from './prepare.mjs';
import { browser, model } from './suites/browser.mjs';
import { checks } from './suites/checks.mjs';
import { integration, unit } from './suites/jest.mjs';
import { resilience } from './suites/resilience.mjs';

/** The last one needs the Compose shape to be up, so it runs when it is named. */
const SUITES = { checks, unit, integration, browser, model, resilience };
const ALWAYS = ['checks', 'unit', 'integration', 'browser', 'model'];
const SUMMARY = join(ROOT, 'test-results', 'summary.json');

requireNode();
const chosen = chosenSuites(process.argv.slice(2));
await install();
await build();

const results = [];
for (const name of chosen) {
  console.log(`\n━━ ${name} ${'━'.repeat(Math.max(0, 60 - name.length))}`);
  results.push({ name, ...(await SUITES[name]()) });
}
report(results);

function chosenSuites(args) {
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
    suites.map(({ name, passed, failed, skipped: left }) => ({
      suite: name,
      passed,
      failed,
      skipped: left,
    })),
  );
  for (const { what, why, enable } of leftOut) {
    console.log(`Left out: ${what}. ${why} To enable it: ${enable}`);
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
