import { defineConfig } from '@playwright/test';
import browser from '../playwright.config';

/** An earlier installation, brought here by an upgrade or from a backup, in Compose at BASE_URL. */
export default defineConfig({
  ...browser,
  testDir: '..',
  testMatch: ['installation.e2e.ts', 'upgrade/*.e2e.ts'],
  testIgnore: [],
  outputDir: 'test-results',
});
