import { newAccount, signUpOverApi, USER_KEY } from './fixtures/account';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

test('The login screen signs in, welcomes back and goes home', async ({ page }) => {
  const account = await signUpOverApi(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  const sent = page.waitForRequest('**/api/auth/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const { email, password } = account;
  expect((await sent).postDataJSON()).toEqual({ email, password });
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toContainText('Welcome back!');
  await expect(page.getByRole('heading', { name: 'Welcome to Casewright' })).toBeVisible();
});

test('Sign-up stores the full answer, records the lead and goes home', async ({ page }) => {
  await page.goto('/login?signup=true');
  const account = newAccount();
  const company = 'Analytical & Co.';
  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel(/Law firm\/company/).fill(company);
  await page.getByLabel('Password').fill(account.password);
  const answered = page.waitForResponse('**/api/auth/signup');
  const lead = page.waitForRequest('**/api/leads');
  await page.getByRole('button', { name: 'Create Account' }).click();

  const answer = await answered;
  const user = await answer.json();
  expect(answer.request().postDataJSON()).toEqual({ ...account, company });
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toContainText('Account created!');
  const stored = await page.evaluate((key) => localStorage.getItem(key), USER_KEY);
  expect(JSON.parse(stored ?? 'null')).toEqual(user);
  expect(user).toMatchObject({ email: account.email, name: account.name });
  expect(Object.keys(user)).not.toContain('password');
  expect((await lead).postDataJSON()).toEqual({
    email: account.email,
    name: account.name,
    company,
    source: 'signup_form',
  });
  expect((await (await lead).response())?.ok()).toBe(true);
});
