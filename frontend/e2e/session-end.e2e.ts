import { expectFits } from './fixtures/fits';
import { expect, test } from './fixtures/test';
import { writingPage } from './fixtures/writing-page';

const ROUTE = '**/api/auth/session';
const TEXT = 'The defendant moved to dismiss. The court granted the motion.';

test('The end of a session is told some minutes before, and put off by a button', async ({
  page,
  account: _,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = page.waitForResponse(ROUTE);
  await page.goto('/search-history');
  expect(await (await asked).json()).toMatchObject({ canStay: true, warnSeconds: 300 });
  await page.route(ROUTE, (route) =>
    route.fulfill({ json: { endsInSeconds: 240, canStay: true, warnSeconds: 300 } }),
  );
  await page.reload();
  const warning = page.getByRole('alert').filter({ hasText: 'Your session ends at' });
  await expect(warning).toContainText('what you are writing is kept in this tab');
  await expectFits(page, 'session-end');
  await page.unroute(ROUTE);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toHaveCount(0);
});

test('What somebody was writing is there again after a new log-in', async ({ page, account }) => {
  const writing = writingPage(page);
  await writing.open();
  await writing.text.fill(TEXT);
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Search History' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/search-history');
  await page.getByRole('link', { name: 'Writing Assistant' }).click();
  await expect(writing.text).toHaveValue(TEXT);
});
