import { totpCode } from '@casewright/testing/totp';
import type { Page } from '@playwright/test';
import { type Account, USER_KEY } from './fixtures/account';
import { expectAccessible } from './fixtures/axe';
import { expectFits } from './fixtures/fits';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

const part = (page: Page) => page.getByRole('region', { name: 'Second step at login' });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

/** A security key that is always at hand. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'usb',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return { empty: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }) };
}

async function add(page: Page, { password }: Account, name: string, code?: string) {
  await part(page).getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(page).getByLabel('Current password').fill(password);
  await dialog(page).getByLabel('Name').fill(name);
  if (code) await dialog(page).getByLabel('Code').fill(code);
  await press(page, 'Add a passkey');
}

async function enterPassword(page: Page, { email, password }: Account): Promise<void> {
  await page.request.post('/api/auth/logout');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test.describe('A passkey', () => {
  test('is added on the account screen, lets in after the password, and is removed by itself', async ({
    page,
    account,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await plugIn(page);
    await page.goto('/account');
    await part(page).getByRole('button', { name: 'Add a passkey' }).click();
    await press(page, 'Add a passkey');
    await expect(dialog(page)).toContainText('Enter a name');
    await expectAccessible(page, 'a form for a passkey');
    await dialog(page).getByLabel('Current password').fill('not this one');
    await dialog(page).getByLabel('Name').fill('Office key');
    await press(page, 'Add a passkey');
    await expect(dialog(page).getByRole('status')).toContainText('password is incorrect');
    await dialog(page).getByLabel('Current password').fill(account.password);
    await press(page, 'Add a passkey');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
    await press(page, 'Done');
    await expect(part(page).getByRole('listitem')).toContainText('Office key');
    await expect(part(page).getByRole('listitem')).toContainText('never used');
    await expect(part(page)).toContainText('10 recovery codes are left.');

    await enterPassword(page, account);
    const use = page.getByRole('button', { name: 'Use a passkey' });
    await expect(use).toBeFocused();
    expect(await page.evaluate((key) => localStorage.getItem(key), USER_KEY)).toBeNull();
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);
    await expectAccessible(page, 'a log-in that waits for a passkey');
    await use.click();
    await expect(page).toHaveURL('/');
    await expect(toasts(page)).toContainText('Welcome back!');

    await page.goto('/account');
    await expect(part(page).getByRole('listitem')).toContainText('last used');
    await part(page).getByRole('button', { name: 'Remove Office key' }).click();
    await expect(dialog(page)).toContainText('Your password alone will then let you in');
    await dialog(page).getByLabel('Current password').fill(account.password);
    await expectAccessible(page, 'a form that asks for password and passkey');
    await dialog(page).getByRole('button', { name: 'Use a passkey' }).click();
    await expect(toasts(page)).toContainText('Passkey removed');
    await expect(part(page)).toContainText('Your password alone lets you in.');
    await expect(part(page).getByRole('heading', { name: 'Second step at login' })).toBeFocused();
  });

  test('that is lost leaves the recovery codes, and the reason on the screen', async ({
    page,
    account,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const key = await plugIn(page);
    await page.goto('/account');
    await add(page, account, 'Lost key');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
    const codes = await dialog(page).getByRole('listitem').allTextContents();
    await press(page, 'Done');
    await add(page, account, 'The same key');
    await expect(dialog(page)).toContainText('Enter the code');
    await expectAccessible(page, 'a form for a further passkey');
    await dialog(page)
      .getByLabel('Code')
      .fill(codes[1] ?? '');
    await press(page, 'Add a passkey');
    await expect(dialog(page).getByRole('status')).toContainText('already has a passkey');
    await press(page, 'Cancel');
    await key.empty();
    await enterPassword(page, account);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(toasts(page)).toContainText('No passkey was used');
    await page.getByLabel('Code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL('/');
  });

  test('stands beside an authenticator app', async ({ page, account }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await plugIn(page);
    await page.goto('/account');
    await add(page, account, 'Laptop');
    await press(page, 'Done');
    await part(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
    await dialog(page).getByLabel('Current password').fill(account.password);
    await press(page, 'Use a passkey');
    const secret = await dialog(page).getByLabel('Key', { exact: true }).inputValue();
    await dialog(page).getByLabel('Code from the app').fill(totpCode(secret));
    await press(page, 'Turn on');
    await expect(toasts(page)).toContainText('Your recovery codes still work.');
    await expect(part(page).getByRole('listitem')).toHaveCount(2);
    await part(page).getByRole('button', { name: 'Turn off the authenticator app' }).click();
    await expect(dialog(page)).toContainText('Your passkeys and recovery codes still work.');
    await dialog(page).getByLabel('Current password').fill(account.password);
    await dialog(page).getByRole('button', { name: 'Use a passkey' }).click();
    await expect(toasts(page)).toContainText('Authenticator app turned off');
    await expect(part(page).getByRole('listitem')).toHaveCount(1);
  });

  test('fits and is accessible', async ({ page, account }) => {
    await plugIn(page);
    await page.goto('/account');
    await part(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expectFits(page, 'passkey-dialog');
    await press(page, 'Cancel');
    await add(page, account, 'The blue key on the ring with the office keys, second drawer');
    await press(page, 'Done');
    await part(page).scrollIntoViewIfNeeded();
    await expectFits(page, 'passkeys');
    await part(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expectFits(page, 'passkey-further');
    await press(page, 'Cancel');
    await part(page).getByRole('button', { name: 'Remove The blue key' }).click();
    await expectFits(page, 'passkey-removal');
    await enterPassword(page, account);
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
    await expectFits(page, 'passkey-second-step');
  });
});
