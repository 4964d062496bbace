import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openApp } from '../../testing/open-app';

const LEGAL_TEXTS = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms', 'Terms & Conditions'],
] as const;

describe('Without a stored user', () => {
  it.each([
    '/',
    '/search?q=fair%20use',
    '/document-analysis',
    '/writing-assistant',
    '/citation-generator',
    '/template-generator',
    '/search-history',
    '/insights',
    '/no-such-page',
  ])('%s shows the landing page', async (path) => {
    const { address } = await openApp(path, {}, null);
    await screen.findByRole('heading', { name: 'Modernize Your Legal Practice' });
    expect(address()).toBe(path);
  });

  it('a record that is no user counts as none', async () => {
    localStorage.setItem('casewright_user', '{broken');
    await openApp('/search', {}, null);
    await screen.findByRole('heading', { name: 'Modernize Your Legal Practice' });
  });

  it.each(LEGAL_TEXTS)('%s is public', async (path, name) => {
    await openApp(path, {}, null);
    await screen.findByRole('heading', { name, level: 1 });
  });
});

it.each(LEGAL_TEXTS)('%s is inside the application for a user', async (path, name) => {
  await openApp(path);
  await screen.findByRole('heading', { name, level: 1 });
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('main').textContent.length).toBeGreaterThan(1_000);
});

it('An unknown address shows the not-found screen', async () => {
  await openApp('/no-such-page');
  await screen.findByRole('heading', { name: '404 Page Not Found', level: 1 });
  screen.getByText('Did you forget to add the page to the router?');
});
