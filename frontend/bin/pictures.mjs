/**
 * `npm run pictures`: the pictures of the README and the landing page, taken from the product
 * at BASE_URL. Signs up (or in) as a made-up user of that installation.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { args, baseURL, executablePath } from '../e2e/launch.mjs';

const FOLDER = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 375, height: 812 };
const QUERIES = [
  'duty of a therapist to warn a third party',
  'parody as fair use',
  'warrantless search of a cell phone',
];
const USER = {
  email: 'jordan.ellis@example.org',
  password: 'for the screenshots only',
  name: 'Jordan Ellis',
};

const browser = await chromium.launch({ executablePath, args });
try {
  mkdirSync(FOLDER, { recursive: true });
  await take('search-light.png', { colorScheme: 'light', viewport: WIDE });
  await take('search-dark.png', { colorScheme: 'dark', viewport: WIDE });
  await take('search-mobile.png', {
    colorScheme: 'light',
    viewport: NARROW,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
} finally {
  await browser.close();
}

/** Opens the results of the last query in a fresh browser and writes what one sees. */
async function take(name, look) {
  const context = await browser.newContext({ baseURL, locale: 'en-US', ...look });
  const page = await context.newPage();
  await signIn(page);
  for (const query of QUERIES) {
    await page.request.post('/api/search', { data: { query, category: 'case-law' } });
  }
  await page.goto(`/search?q=${encodeURIComponent(QUERIES.at(-1))}`);
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .waitFor({
      state: 'detached',
    });
  await page.screenshot({ path: join(FOLDER, name), animations: 'disabled' });
  await context.close();
  console.log(`Wrote docs/images/${name}`);
}

async function signIn(page) {
  let answer = await page.request.post('/api/auth/signup', { data: USER });
  if (answer.status() === 409) answer = await page.request.post('/api/auth/login', { data: USER });
  if (!answer.ok()) throw new Error(`${baseURL} did not sign us in: ${await answer.text()}`);
  const user = await answer.text();
  await page.goto('/favicon.svg');
  await page.evaluate((value) => localStorage.setItem('casewright_user', value), user);
}
