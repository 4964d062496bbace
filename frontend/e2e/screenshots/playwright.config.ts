import { defineConfig } from '@playwright/test';
import browser from '../playwright.config';

/** A picture of every screen and state, in test-results/screenshots. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testIgnore: [],
  outputDir: 'test-results',
});
