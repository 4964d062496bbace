import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/axe';
import { expectFits } from './fixtures/fits';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const KEYS = '**/api/account/keys';
const LONG = 'very-long-name-without-a-single-space-'.repeat(3).slice(0, 100);
const LISTED = [
  {
    id: '3f2b8f64-5717-4562-b3fc-2c963f66afa6',
    name: LONG,
    hint: 'cwk_3fX9',
    scope: 'write',
    createdAt: '2026-11-20T08:00:00.000Z',
    expiresAt: '2099-11-20T08:00:00.000Z',
    lastUsedAt: '2026-11-23T09:30:00.000Z',
  },
  {
    id: '4f2b8f64-5717-4562-b3fc-2c963f66afa6',
    name: 'An old script',
    hint: 'cwk_a-b_',
    scope: 'read',
    createdAt: '2020-11-20T08:00:00.000Z',
    expiresAt: '2021-01-20T08:00:00.000Z',
    lastUsedAt: null,
  },
];

const keys = (page: Page) => page.getByRole('region', { name: 'API keys' });
const dialog = (page: Page) => page.getByRole('dialog');

async function make(page: Page, name: string, password: string, scope = 'read'): Promise<string> {
  await keys(page).getByRole('button', { name: 'New API key' }).click();
  await dialog(page).getByLabel('Purpose').fill(name);
  await dialog(page).getByLabel('It may').selectOption(scope);
  await dialog(page).getByLabel('Current password').fill(password);
  await dialog(page).getByRole('button', { name: 'Create key' }).click();
  await expect(dialog(page)).toContainText('it is not shown again');
  return dialog(page).getByLabel('Key').inputValue();
}

test.describe('API keys', () => {
  test('are made, shown once, used without a session, and revoked', async ({
    page,
    playwright,
    account,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/account');
    await expect(keys(page)).toContainText('You have no API keys.');
    const key = await make(page, 'Nightly check', account.password);
    expect(key).toMatch(/^cwk_[\w-]{43}$/);
    await expectAccessible(page, 'a new API key');
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(dialog(page)).toBeHidden();
    const row = keys(page).getByRole('listitem');
    await expect(row).toContainText(`${key.slice(0, 8)}…, read, expires`);
    await expect(row).toContainText('not used yet');
    expect(await page.content()).not.toContain(key);

    const program = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { authorization: `Bearer ${key}` },
    });
    const found = await program.post('/api/search', { data: { query: 'cell phone search' } });
    expect(found.status()).toBe(200);
    expect((await program.get('/api/account/keys')).status()).toBe(403);
    const drafted = await program.delete('/api/documents/1');
    expect([drafted.status(), await drafted.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
    await page.reload();
    await expect(row).toContainText('last used');

    await row.getByRole('button', { name: 'Revoke API key: Nightly check' }).click();
    await expect(toasts(page)).toContainText('API key revoked');
    await expect(keys(page)).toContainText('You have no API keys.');
    await expect(page.getByRole('heading', { name: 'API keys' })).toBeFocused();
    expect((await program.get('/api/documents')).status()).toBe(401);
    await program.dispose();
  });

  test('fit and are accessible, in the list, in the form, and where they cannot be loaded', async ({
    page,
    account: _,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(KEYS, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/account');
    await keys(page).getByRole('alert').waitFor();
    await expectAccessible(page, 'API keys that could not be loaded');
    await page.unroute(KEYS);
    await page.route(KEYS, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: LISTED }) : route.continue(),
    );
    await page.reload();
    await expect(keys(page).getByRole('listitem')).toHaveCount(2);
    await expectFits(page, 'API keys');
    await keys(page).getByRole('button', { name: 'New API key' }).click();
    await dialog(page).getByRole('button', { name: 'Create key' }).click();
    await expectFits(page, 'a form for an API key');
    await dialog(page).getByLabel('Purpose').fill('A script');
    await dialog(page).getByLabel('Current password').fill('not this one');
    await dialog(page).getByRole('button', { name: 'Create key' }).click();
    await expect(dialog(page).getByRole('status')).toContainText('password is incorrect.');
    await expectAccessible(page, 'an API key that was not made');
  });
});
