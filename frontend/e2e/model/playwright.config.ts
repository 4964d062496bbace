import { defineConfig } from '@playwright/test';
import browser from '../playwright.config';

/** The screens with a model behind them, against a product at BASE_URL that asks the stand-in model. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testIgnore: [],
  outputDir: 'test-results',
});
