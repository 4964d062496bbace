import { newAccount, signUpOverApi, USER_KEY } from './fixtures/account';
import { toasts } from './fixtures/search-page';
import { expect, test } from './fixtures/test';

test.describe('The login screen', () => {
  test('opens the tab that the address asks for', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('tab')).toHaveCount(2);
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/login?signup=true');
    const signUp = page.getByRole('tab', { name: 'Sign Up' });
    await expect(signUp).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Full name')).toBeVisible();
    await page.getByRole('tab', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('leads back home, to the terms and to the privacy policy', async ({ page }) => {
    await page.goto('/login?signup=true');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('link', { name: /terms/i })).toHaveAttribute('href', '/terms');
    const privacy = panel.getByRole('link', { name: /privacy policy/i });
    await expect(privacy).toHaveAttribute('href', '/privacy-policy');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/landing');
  });

  test('has a "Forgot your password" link that leads nowhere else', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: /Forgot your password/ }).click();
    await expect(page).toHaveURL(/\/login#?$/);
  });

  test('refuses what is missing, in the words of the specification', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('ada.example.org');
    await page.getByLabel('Password').fill('12345');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Password').fill('123456');
    await expect(page.getByText(/Please enter|must be at least/)).toHaveCount(0);
  });

  test('says that the password is wrong and keeps what was typed', async ({ page }) => {
    const account = await signUpOverApi(page);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(toasts(page)).toContainText('Login failed');
    await expect(toasts(page)).toContainText(/password is not right/);
    const beside = page.getByRole('main').getByRole('alert');
    await expect(beside).toContainText(/Login failed.*password is not right/);
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    expect(await page.evaluate((key) => localStorage.getItem(key), USER_KEY)).toBeNull();
  });

  test('signs in, welcomes back and goes home', async ({ page }) => {
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

  test('disables its button while it works', async ({ page }) => {
    await page.route('**/api/auth/login', () => undefined);
    await page.goto('/login');
    await page.getByLabel('Email').fill('a@example.org');
    await page.getByLabel('Password').fill('123456');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  });
});

test.describe('Sign-up', () => {
  test.beforeEach(({ page }) => page.goto('/login?signup=true'));

  test('refuses what is missing, in the words of the specification', async ({ page }) => {
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  });

  test('stores the full answer, records the lead and goes home', async ({ page }) => {
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

  test('does without a company', async ({ page }) => {
    const account = newAccount();
    await page.getByLabel('Full name').fill(account.name);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL('/');
  });

  test('says that the address is taken', async ({ page }) => {
    const account = newAccount();
    await page.request.post('/api/auth/signup', { data: account });
    await page.getByLabel('Full name').fill('Somebody Else');
    await page.getByLabel('Email').fill(account.email.toUpperCase());
    await page.getByLabel('Password').fill('another password');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(toasts(page)).toContainText('Signup failed');
    await expect(page).toHaveURL('/login?signup=true');
  });
});
