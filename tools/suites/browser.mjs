import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { executablePath } from '../../frontend/e2e/launch.mjs';
import { ROOT } from '../prepare.mjs';
import { BASE_URL as COMPOSE_URL } from './compose-product.mjs';
import { endedBadly, playwrightFailures } from './failures.mjs';
import { runNode } from './run.mjs';
import {
  freePort,
  SETUP_TOKEN,
  withMail,
  withModel,
  withProduct,
  withProvider,
} from './with-product.mjs';

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
const REPORTER = join(import.meta.dirname, 'playwright-reporter.mjs');
const E2E = join(ROOT, 'frontend/e2e');

/** What users do, in a real Chromium, against BASE_URL or a product started for it. */
export function browser() {
  return inChromium('browser', E2E, (run) => withProduct(run));
}

/** Every screen and state as axe sees it, at two widths and in both themes. */
export function accessibility() {
  return inChromium('accessibility', join(E2E, 'accessibility'), (run) => withProduct(run));
}

/** A picture of every screen and state, in test-results/screenshots. */
export function screenshots() {
  return inChromium('screenshots', join(E2E, 'screenshots'), (run) => withProduct(run));
}

/**
 * The screens with a model behind them: against BASE_URL, which then asks the stand-in model, or a
 * product started for it alongside one.
 */
export function model() {
  return inChromium('model', join(E2E, 'model'), (run) =>
    withModel((address) =>
      withProduct(run, { OPENAI_BASE_URL: address, OPENAI_MODEL: 'stand-in' }),
    ),
  );
}

/** Changing the engine while people search: against a product in Compose, at BASE_URL. */
export function engine() {
  const leftOut = {
    what: 'changing the engine of search',
    why: 'The product does not run in Docker Compose here.',
    enable:
      'docker compose up --wait, the image of OpenSearch, then BASE_URL=http://localhost:8080.',
  };
  const none = { passed: 0, failed: 0, skipped: 0, failures: [], leftOut: [leftOut] };
  return inChromium('engine', join(E2E, 'engine'), () => none);
}

/** What an installation in Compose, at BASE_URL, had before it was brought here, and that it goes on. */
export function broughtHere() {
  return inChromium('upgrade', join(E2E, 'upgrade'), (run) => run(COMPOSE_URL));
}

/**
 * Signing in by an identity provider, and by links that are mailed: a product, a provider, and a mail
 * server are started for it, each of which knows where the others are.
 */
export async function signOn() {
  const PORT = String(await freePort());
  const home = `http://localhost:${PORT}`;
  return inChromium('sign-on', join(E2E, 'sign-on'), (run) =>
    withProvider(home, (issuer) =>
      withMail((SMTP_URL, MAILS_URL) =>
        withProduct((url) => run(url, { OIDC_ISSUER: issuer, MAILS_URL }), {
          SMTP_URL,
          MAIL_FROM: 'law@firm.example',
          PORT,
          PUBLIC_URL: home,
          OIDC_ISSUER: issuer,
          OIDC_NAME: 'Example Firm',
          OIDC_CLIENT_ID: 'casewright',
          OIDC_CLIENT_SECRET: 'known-to-the-provider-and-to-us',
          OIDC_SCOPES: 'openid email profile groups',
          OIDC_ROLES: 'partners=administrator;lawyers=member;clerks=reader',
        }),
      ),
    ),
  );
}

async function inChromium(suite, folder, withOne) {
  if (!executablePath) {
    const leftOut = {
      what: `the ${suite} suite`,
      why: 'There is no Chromium on this machine.',
      enable: 'install chromium, or set CHROMIUM_PATH to a Chromium or Chrome.',
    };
    return { passed: 0, failed: 0, skipped: 0, failures: [], leftOut: [leftOut] };
  }
  const run = (url, env = {}) => playwright(suite, folder, { ...env, BASE_URL: url });
  return process.env.BASE_URL ? run(process.env.BASE_URL) : withOne(run);
}

async function playwright(suite, e2e, env) {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-browser-'));
  const outcome = join(folder, 'result.json');
  try {
    const config = join(e2e, 'playwright.config.ts');
    const code = await runNode([PLAYWRIGHT, 'test', '-c', config, `--reporter=${REPORTER},json`], {
      ...env,
      SETUP_TOKEN,
      PLAYWRIGHT_JSON_OUTPUT_NAME: outcome,
    });
    return readOutcome(suite, outcome, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readOutcome(suite, file, code) {
  if (!existsSync(file)) {
    const failures = [endedBadly(suite, code)];
    return { passed: 0, failed: 1, skipped: 0, failures, leftOut: [] };
  }
  const outcome = JSON.parse(readFileSync(file, 'utf8'));
  const failures = playwrightFailures(outcome);
  if (failures.length === 0 && code !== 0) failures.push(endedBadly(suite, code));
  return {
    passed: outcome.stats.expected,
    failed: failures.length,
    skipped: outcome.stats.skipped,
    failures,
    leftOut: [],
  };
}
