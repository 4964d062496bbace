import { defineConfig } from '@playwright/test';
import { args, baseURL, executablePath } from './launch.mjs';

/**
 * What users do, in a real Chromium, against the product at BASE_URL. Start it with
 * RATE_LIMITS=off, as most tests sign up an account of their own, and IMPORT_DIR=./frontend/e2e/imports.
 */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  testMatch: '*.e2e.ts',
  testIgnore: [
    'accessibility/**',
    'engine/**',
    'model/**',
    'screenshots/**',
    'sign-on/**',
    'upgrade/**',
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // For a visit of many steps, on a machine that is busy with other things.
  timeout: 180_000,
  // Nothing here measures time; a busy machine is no fault of a screen.
  expect: { timeout: 45_000 },
  reporter: 'line',
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL,
    launchOptions: { executablePath, args },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    // Recording one slows every test down; `--trace on` for the test one looks into.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
