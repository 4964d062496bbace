import { defineConfig } from '@playwright/test';
import browser from '../playwright.config';

/** Changing the engine of a product that runs in Compose at BASE_URL. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testIgnore: [],
  outputDir: 'test-results',
  timeout: 300_000,
});
