import { defineConfig } from '@playwright/test';
import browser from '../playwright.config';

/** Every screen and state as axe sees it: what stands behind the API makes no difference to it. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testIgnore: [],
  outputDir: 'test-results',
});
