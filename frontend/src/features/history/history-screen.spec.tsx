import type { HistoryEntry } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../testing/api';
import { openApp, toasts } from '../../../testing/open-app';
import { found, searchScreen } from '../../../testing/search-screen';

const EMPTY = 'No search history found. Start searching to see your history here.';
const main = () => within(screen.getByRole('main'));

const entry = (id: number, category: string, query: string): HistoryEntry => ({
  id,
  category,
  query,
  timestamp: '2026-03-04T12:00:00.000Z',
});

it('An empty history says how to fill it', async () => {
  const { user, address } = await openApp('/search-history', { 'POST /search': found() });
  expect(await screen.findByText(EMPTY)).toBeVisible();
  await user.click(main().getByRole('link'));
  await screen.findByLabelText('Legal Research Query');
  expect(address()).toMatch(/^\/search\?q=/);
  expect(await searchScreen.cards()).toHaveLength(1);
});

it('The history is grouped by category and each entry runs its search', async () => {
  await openApp('/search-history', {
    'GET /search/history': [
      entry(6, 'citation', '410 U.S. 113'),
      entry(5, 'case-law', 'AT&T 50% + costs'),
      entry(4, 'ai-insights', 'lease'),
      entry(3, 'document-analysis', 'contract.pdf'),
      entry(2, 'writing-assistant', 'brief'),
      entry(1, 'moot-court', 'standing'),
    ],
  });
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Case Law Search History',
    'Document Analysis History',
    'Writing Assistant History',
    'AI Insights History',
    'Citation History',
    'moot-court History',
  ]);
  const group = within(screen.getByRole('region', { name: 'Case Law Search History' }));
  expect(group.getByRole('link')).toHaveAttribute('href', '/search?q=AT%26T%2050%25%20%2B%20costs');
  expect(group.getByText('Mar 4, 2026').tagName).toBe('TIME');
});

it('A search is in the history at once', async () => {
  let entries: HistoryEntry[] = [];
  const { user } = await openApp('/search-history', {
    'GET /search/history': () => entries,
    'POST /search': ({ body: { query } }) => {
      entries = [entry(1, 'case-law', query)];
      return found();
    },
  });
  expect(await screen.findByText(EMPTY)).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(menu.getByRole('link', { name: 'Case Law Search' }));
  await user.type(await screen.findByLabelText('Legal Research Query'), 'palimony{Enter}');
  expect(await screen.findByRole('region', { name: 'Recent Searches' })).toHaveTextContent(
    'palimony',
  );
  await user.click(menu.getByRole('link', { name: 'Search History' }));
  await screen.findByRole('heading', { name: 'Search History', level: 1 });
  const links = main().getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([expect.stringContaining('palimony')]);
});

it('A history on its way says so', async () => {
  await openApp('/search-history', { 'GET /search/history': () => new Promise(() => undefined) });
  expect(screen.getByText('Loading search history...')).toBeVisible();
});

it('A history that does not come says so and can be tried again', async () => {
  const { api, user } = await openApp('/search-history', {
    'GET /search/history': refusal(500, 'out of order'),
  });
  const inline = await main().findByRole('alert');
  expect(inline).toHaveTextContent('Failed to load search history');
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('Failed to load search history'));
  expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive');
  api.answer({ 'GET /search/history': [] });
  await user.click(within(inline).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(EMPTY)).toBeVisible();
});
