import type { HistoryEntry } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const OLDER = 'Show older entries';

it('Entries lead back to what they are of, as it was', async () => {
  await openApp('/search-history', {
    'GET /search/history': [
      { ...entry(4, 'document-analysis', 'lease.pdf'), opens: { kind: 'document', id: 12 } },
      { ...entry(3, 'ai-insights', 'nda.docx'), opens: { kind: 'document', id: 13 } },
      {
        ...entry(2, 'case-law', 'fair use'),
        opens: { kind: 'search', sort: 'newest', filters: { court: 'ca9', standing: 'good' } },
      },
      entry(1, 'document-analysis', 'from before'),
    ],
  });
  const hrefs = async (name: string) =>
    (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href'));
  expect(await hrefs('Open the analysis')).toEqual(['/document-analysis?document=12']);
  expect(await hrefs('Open the insights')).toEqual(['/insights?document=13']);
  const narrowed = '/search?q=fair%20use&sort=newest&court=ca9&standing=good';
  expect(await hrefs('Open with its filters')).toEqual([narrowed]);
  expect(await hrefs('fair use')).toEqual(['/search?q=fair%20use']);
  expect(screen.getAllByText(/^, \d{1,2}:00\s[AP]M$/)).toHaveLength(4);
});

it('A history is gone through to its end, and says how much of it is shown', async () => {
  const all = Array.from({ length: 203 }, (_, n) => entry(203 - n, 'case-law', `query ${203 - n}`));
  const { api, user } = await openApp('/search-history', {
    'GET /search/history': ({ url }) => {
      const before = Number(url.searchParams.get('before') ?? 204);
      return all.filter(({ id }) => id < before).slice(0, 200);
    },
    'GET /search/history/count': { entries: 203 },
  });
  expect(await screen.findByText('The newest 200 of 203 entries')).toBeVisible();
  await user.click(screen.getByRole('button', { name: OLDER }));
  expect(await screen.findByText('203 entries')).toBeVisible();
  expect(screen.getByRole('link', { name: 'query 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: OLDER })).toBeNull();
  expect(api.callsOf('GET /search/history')).toHaveLength(2);
});

it('A history is filtered by words, kind, and day, in its address', async () => {
  const { api, user, address } = await openApp('/search-history', {
    'GET /search/history': ({ url }) =>
      url.searchParams.has('from') ? [] : [entry(1, 'citation', '410 U.S. 113')],
  });
  await user.selectOptions(await screen.findByLabelText('Kind'), 'Citation');
  await user.type(screen.getByLabelText('Words'), 'U.S.{Enter}');
  await waitFor(() => expect(address()).toBe('/search-history?category=citation&words=U.S.'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
  await user.click(await screen.findByRole('button', { name: 'Show all entries' }));
  expect(address()).toBe('/search-history');
  const asked = api.callsOf('GET /search/history').map(({ url }) => [...url.searchParams.keys()]);
  expect(asked).toEqual([[], ['category'], ['category', 'words'], ['category', 'words', 'from']]);
});

it('Entries are deleted when their user confirms it: some, or all', async () => {
  let entries = [1, 2, 3].map((id) => entry(id, 'case-law', `query ${id}`));
  const { api, user } = await openApp('/search-history', {
    'GET /search/history': () => entries,
    'POST /search/history/removal': ({ body }) => {
      const gone = 'ids' in body ? body.ids : entries.map(({ id }) => id);
      entries = entries.filter(({ id }) => !gone.includes(id));
      return { removed: gone.length };
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select query 2' }));
  expect(screen.getByText('1 of 3 entries selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete selected' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it' }));
  expect(api.callsOf('POST /search/history/removal')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Delete selected' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete 1 entry?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete selected' }));
  expect(await screen.findByText('2 entries')).toBeVisible();
  expect(screen.queryByText('query 2')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete all' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete all' }));
  expect(await screen.findByText(EMPTY)).toBeVisible();
  const asked = api.callsOf('POST /search/history/removal').map(({ body }) => body);
  expect(asked).toEqual([{ ids: [2] }, { all: true }]);
});
