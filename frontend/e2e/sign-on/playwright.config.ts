import { defineConfig } from '@playwright/test';
import browser from '../playwright.config';

/** Signing in by an identity provider, at a product at BASE_URL that has the one at OIDC_ISSUER. */
export default defineConfig({
  ...browser,
  testDir: '.',
  testIgnore: [],
  outputDir: 'test-results',
});
