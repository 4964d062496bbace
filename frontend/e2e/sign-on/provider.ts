import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';

const issuer = process.env.OIDC_ISSUER ?? '';

export interface Lawyer {
  login: string;
  id: string;
  email: string;
  name: string;
  groups: string[];
}

/** Tells the provider of somebody, or what has changed of them. */
export async function employ(page: Page, lawyer: Partial<Lawyer> = {}): Promise<Lawyer> {
  const login = lawyer.login ?? randomUUID();
  const email = `${login}@firm.example`;
  const known = { login, id: login, email, name: 'Ada Lovelace', groups: ['lawyers'], ...lawyer };
  const told = await page.request.post(`${issuer}/people`, { data: { [login]: known } });
  expect(told.ok()).toBe(true);
  return known;
}

export const signOnButton = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with Example Firm' });

/** Signs in at the provider, whose page the browser is at, or cancels there. */
export async function answerThere(page: Page, login: string | null): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${issuer}/`));
  if (login === null) return page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('User name').fill(login);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** All the way from the login screen. */
export async function signOn(page: Page, login: string): Promise<void> {
  await page.goto('/login');
  await signOnButton(page).click();
  await answerThere(page, login);
}

/** As if the browser were closed: the provider knows nobody in it anymore. */
export async function leaveProvider(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /^_/ });
}

export const atProvider = new RegExp(`^${issuer}/`);
