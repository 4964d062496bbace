import type { Account, AccountsPage } from '@casewright/contracts';
import type { Page } from '@playwright/test';
import { newAccount } from './fixtures/account';
import { signInAsAdministrator } from './fixtures/administrator';
import { expectAccessible } from './fixtures/axe';
import { becomeAdministrator } from './fixtures/library-mocks';
import { expect, test } from './fixtures/test';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4);

function mockAccount(change: Partial<Account> = {}): Account {
  return {
    ...{ id: 7, name: 'Ann Advocate', email: 'ann@firm.example', role: 'member', state: 'active' },
    hasSecondFactor: false,
    isHeld: false,
    ...{ lastLoginAt: '2026-11-22T09:30:00.000Z', createdAt: '2026-01-02T09:30:00.000Z' },
    ...change,
  };
}

const ACCOUNTS = [
  mockAccount(),
  mockAccount({
    id: 8,
    name: 'Bob Barrister',
    email: 'bob@firm.example',
    state: 'disabled',
    isHeld: true,
  }),
  mockAccount({
    ...{ id: 9, name: LONG, email: `${LONG}@firm.example`, role: 'administrator' },
    ...{ lastLoginAt: null, hasSecondFactor: true },
  }),
];

interface UsersMocks {
  page: AccountsPage;
  /** What was asked for, newest last: `GET ?page=1`, `POST 7/disable`. */
  asked: string[];
  /** What the list waits for. */
  until?: Promise<void>;
  /** What is answered to acts from now on. */
  refusal?: { code: string; message: string };
}

async function routeUsers(page: Page, mocks: UsersMocks): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/admin/users'),
    async (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const rest = pathname.slice('/api/admin/users'.length + 1);
      mocks.asked.push(
        [request.method(), rest + search, request.postData()].filter(Boolean).join(' '),
      );
      await mocks.until;
      if (request.method() === 'GET') return route.fulfill({ json: mocks.page });
      if (mocks.refusal) {
        return route.fulfill({ status: 409, json: { ...mocks.refusal, correlationId: 'spec-1' } });
      }
      return route.fulfill({ json: mockAccount() });
    },
  );
}

test.describe('Users', () => {
  let mocks: UsersMocks;

  test.beforeEach(async ({ page, account: _ }) => {
    mocks = { page: { accounts: ACCOUNTS, total: 60 }, asked: [] };
    await becomeAdministrator(page);
    await routeUsers(page, mocks);
  });

  const act = async (page: Page, name: string, item: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
    return page.getByRole('dialog');
  };

  test('are behind the account button, with role, state and last log-in', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Ada Lovelace/ }).click();
    await page.getByRole('menuitem', { name: 'Users' }).click();
    await expect(page).toHaveURL('/admin/users');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
    const row = (name: string) => page.getByRole('row', { name });
    await expect(row('Ann Advocate')).toContainText('ann@firm.example');
    await expect(row('Ann Advocate')).toContainText('Active');
    await expect(row('Bob Barrister')).toContainText('Disabled');
    await expect(row('Bob Barrister')).toContainText('Legal hold');
    await expect(row(LONG)).toContainText('Administrator');
    await expect(row(LONG)).toContainText('Second step');
    await expect(row('Ann Advocate')).not.toContainText('Second step');
    await expect(row(LONG)).toContainText('Not yet');
  });

  test('are searched and paged in the address', async ({ page }) => {
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/admin/users?page=2');
    await page.getByLabel('Name or email address').fill('bob & co');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/admin/users?q=bob+%26+co');
    await expect.poll(() => mocks.asked.at(-1)).toBe('GET ?search=bob+%26+co&page=1');
    await page.goBack();
    await expect(page.getByText('Page 2 of 3')).toBeVisible();
    mocks.page = { accounts: [], total: 0 };
    await page.goto('/admin/users?q=nobody');
    await expect(page.getByText('No account matches')).toBeVisible();
  });

  test('are disabled, enabled, signed out, given a role and deleted, each once it was said what follows', async ({
    page,
  }) => {
    await page.goto('/admin/users');
    const acts: [name: string, item: string, says: RegExp, button: string, asked: string][] = [
      ['Ann Advocate', 'Disable', /signed out everywhere at once/, 'Disable', 'POST 7/disable'],
      ['Bob Barrister', 'Enable', /log in again/, 'Enable', 'POST 8/enable'],
      ['Ann Advocate', 'End all sessions', /signed out/, 'End all sessions', 'DELETE 7/sessions'],
      [
        LONG,
        'Remove second step',
        /the password alone/,
        'Remove second step',
        'DELETE 9/second-factors',
      ],
      ['Ann Advocate', 'Place legal hold', /nobody can delete/, 'Place legal hold', 'POST 7/hold'],
      [
        'Bob Barrister',
        'Lift legal hold',
        /can be deleted again/,
        'Lift legal hold',
        'DELETE 8/hold',
      ],
      ['Ann Advocate', 'Delete', /Audit log.*only by its number/, 'Delete', 'DELETE 7'],
    ];
    for (const [name, item, says, button, asked] of acts) {
      const dialog = await act(page, name, item);
      await expect(dialog).toContainText(says);
      expect(mocks.asked.at(-1)).toMatch(/^GET/);
      await dialog.getByRole('button', { name: button }).click();
      await expect(dialog).toBeHidden();
      expect(mocks.asked).toContain(asked);
      // Where it comes back late, it would close the next menu.
      await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeFocused();
    }
    const dialog = await act(page, 'Ann Advocate', 'Change role');
    const change = dialog.getByRole('button', { name: 'Change role' });
    await expect(change).toBeDisabled();
    await dialog.getByLabel('Role').selectOption('auditor');
    await change.click();
    await expect(dialog).toBeHidden();
    expect(mocks.asked).toContain('PUT 7/role {"role":"auditor"}');
  });

  test('say in place why something was refused, and can be left alone', async ({ page }) => {
    mocks.refusal = { code: 'CONFLICT', message: 'This is the last administrator.' };
    await page.goto('/admin/users');
    const dialog = await act(page, LONG, 'Disable');
    await dialog.getByRole('button', { name: 'Disable' }).click();
    await expect(dialog.getByRole('status')).toContainText('This is the last administrator.');
    await expectAccessible(page, 'refused act');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  test('say that they are being loaded, or could not be', async ({ page }) => {
    let release = (): void => undefined;
    mocks.until = new Promise((resolve) => {
      release = resolve;
    });
    await page.goto('/admin/users');
    await expect(page.getByText('Loading the accounts...')).toBeAttached();
    release();
    await expect(page.getByText('Ann Advocate')).toBeVisible();
    await page.route('**/api/admin/users?*', (route) => route.fulfill({ status: 500 }));
    await page.reload();
    const accounts = page.getByRole('region', { name: 'Accounts' });
    await expect(accounts.getByRole('alert')).toContainText('The accounts could not be loaded');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [375, 1440]) {
      test(`fit and are accessible at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/admin/users');
        await page.getByText('bob@firm.example').waitFor();
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll).toBeLessThanOrEqual(width);
        await expectAccessible(page, 'users');
        await act(page, LONG, 'Delete');
        await expectAccessible(page, 'question before an account is deleted');
      });
    }
  }
});

test.describe('A link to a new password', () => {
  const ask = async (page: Page, email: string) => {
    await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
    await page.getByRole('button', { name: 'Actions for Ada Lovelace' }).click();
    await page.getByRole('menuitem', { name: 'Reset password' }).click();
    return page.getByRole('dialog');
  };

  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`is made by an administrator and used by whoever is given it, at ${width} px`, async ({
      page,
      browser,
    }) => {
      const user = newAccount();
      await page.request.post('/api/auth/signup', { data: user });
      await signInAsAdministrator(page);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const dialog = await ask(page, user.email);
      await expect(dialog).toContainText('works once, for 30 minutes');
      await dialog.getByRole('button', { name: 'Reset password' }).click();
      await expect(dialog).toContainText('Give this link to that user in person');
      const link = await dialog.getByLabel('Link').inputValue();
      await expectAccessible(page, 'a link to a new password');
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll).toBeLessThanOrEqual(width);
      if (process.env.SHOTS) {
        await page.screenshot({ path: `${process.env.SHOTS}/password-link-${width}.png` });
      }
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(dialog).toBeHidden();
      const theirs = await (await browser.newContext()).newPage();
      await theirs.goto(link);
      await theirs.getByLabel('New password').fill('a better password');
      await theirs.getByRole('button', { name: 'Set password' }).click();
      await expect(theirs).toHaveURL('/login');
      const again = { email: user.email, password: 'a better password' };
      expect((await theirs.request.post('/api/auth/login', { data: again })).status()).toBe(200);
      await theirs.context().close();
    });
  }

  test('says where it was mailed to, or why it was not made', async ({ page }) => {
    const user = newAccount();
    await page.request.post('/api/auth/signup', { data: user });
    await signInAsAdministrator(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let answer: object = {
      ...{ status: 409 },
      json: { code: 'CONFLICT', message: 'This account is disabled.', correlationId: 'spec-1' },
    };
    await page.route('**/reset-link', (route) => route.fulfill(answer));
    const dialog = await ask(page, user.email);
    const make = dialog.getByRole('button', { name: 'Reset password' });
    await make.click();
    await expect(dialog.getByRole('status')).toContainText('This account is disabled.');
    await expectAccessible(page, 'a link that was not made');
    answer = { json: { link: null, mailedTo: LONG, expiresAt: '2026-11-24T10:00:00.000Z' } };
    await make.click();
    await expect(dialog).toContainText(`The link was mailed to ${LONG}`);
    await expect(dialog.getByLabel('Link')).toHaveCount(0);
    await expectAccessible(page, 'a link that was mailed');
  });
});

test('Others find no way to the users, and learn whom to ask', async ({ page, account: _ }) => {
  await page.goto('/admin/users');
  const user = await page.evaluate(() => localStorage.getItem('casewright_user'));
  // The first account of an installation is its administrator.
  const isAdmin = user?.includes('"role":"administrator"') ?? false;
  if (isAdmin) await expect(page.getByRole('row', { name: /Ada Lovelace/ })).not.toHaveCount(0);
  else await expect(page.getByText('This screen is for administrators')).toBeVisible();
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor();
  await expect(page.getByRole('menuitem', { name: 'Users' })).toHaveCount(isAdmin ? 1 : 0);
});

test('Readers and auditors are offered what they may use', async ({ page, account: _ }) => {
  const as = async (role: string) => {
    await page.evaluate((given) => {
      const user = JSON.parse(localStorage.getItem('casewright_user') ?? '{}') as object;
      localStorage.setItem(
        'casewright_user',
        JSON.stringify({ ...user, isAdmin: false, role: given }),
      );
    }, role);
    await page.goto('/');
    await page.getByRole('button', { name: /Ada Lovelace/ }).waitFor();
  };
  const tool = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await as('reader');
  await expect(tool('Case Law Search')).toHaveCount(1);
  await expect(tool('Writing Assistant')).toHaveCount(0);
  await as('auditor');
  await expect(tool('Case Law Search')).toHaveCount(0);
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Audit log' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Users' })).toHaveCount(0);
});
