import type { HistoryEntry } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockCase } from '../../../e2e/fixtures/mocks';
import { openApp, toasts } from '../../../testing/open-app';
import { found, openAndSearch, searchScreen } from '../../../testing/search-screen';

const QUESTION = 'warrantless search of a cell phone';
const ADDRESS = `/search?q=${encodeURIComponent(QUESTION)}`;

/** A product that keeps what it was asked; each search finds a case. */
function withHistory() {
  let entries: HistoryEntry[] = [];
  return {
    'POST /search': ({ body: { query } }: { body: { query: string } }) => {
      const others = entries.filter((entry) => entry.query !== query);
      const timestamp = '2026-03-04T12:00:00.000Z';
      entries = [{ id: entries.length + 1, category: 'case-law', query, timestamp }, ...others];
      return found();
    },
    'GET /search/history': () => entries,
  };
}

const recent = () => within(screen.getByRole('region', { name: 'Recent Searches' }));
const earlier = () =>
  recent()
    .getAllByRole('link')
    .map((link) => link.textContent);

it('The search screen is the query field before anything is asked', async () => {
  await openApp('/search');
  expect(screen.getByRole('heading', { name: 'Case Law Search', level: 1 })).toBeVisible();
  expect(searchScreen.field()).toHaveAttribute('placeholder', expect.stringMatching(/\S/));
  expect(searchScreen.points()).toHaveTextContent(/^0$/);
  expect(screen.queryByRole('region', { name: 'Search Results' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Recent Searches' })).toBeNull();
  expect(screen.queryByText('Expert Researcher')).toBeNull();
});

it('The search screen runs the example that it offers', async () => {
  const { api, user } = await openApp('/search', { 'POST /search': found() });
  const example = within(screen.getByText(/^For example:/)).getByRole('link');
  const query = example.textContent;
  await user.click(example);
  expect(await searchScreen.cards()).toHaveLength(1);
  expect(searchScreen.field()).toHaveValue(query);
  expect(api.callsOf('POST /search')[0]?.body).toMatchObject({ query });
});

it('The search screen refuses a blank query beside the field', async () => {
  const { user, address } = await openApp('/search');
  for (const blank of [' ', '   ']) {
    await user.clear(searchScreen.field());
    await user.type(searchScreen.field(), blank);
    expect(searchScreen.button()).toBeEnabled();
    await user.click(searchScreen.button());
    expect(screen.getByText('Search query is required')).toBeVisible();
    expect(searchScreen.field()).toHaveAttribute('aria-invalid', 'true');
    expect(searchScreen.field()).toHaveAccessibleDescription('Search query is required');
    expect(searchScreen.field()).toHaveFocus();
    expect(address()).toBe('/search');
    await user.type(searchScreen.field(), 'x');
    expect(screen.queryByText('Search query is required')).toBeNull();
    await user.clear(searchScreen.field());
  }
  await user.click(searchScreen.button());
  expect(screen.getByText('Search query is required')).toBeVisible();
});

it('The search screen says that it searches, and takes no second question meanwhile', async () => {
  let answer = (_: Response): void => undefined;
  const { api } = await openAndSearch(
    { 'POST /search': () => new Promise((resolve) => (answer = resolve)) },
    '  palimony ',
  );
  expect(await screen.findByText('Searching legal databases...')).toBeVisible();
  expect(searchScreen.button()).toHaveTextContent(/^Searching\.\.\.$/);
  expect(searchScreen.button()).toBeDisabled();
  expect(searchScreen.field()).toBeDisabled();
  expect(searchScreen.field()).toHaveValue('palimony');
  answer(found());
  await searchScreen.cards();
  expect(screen.queryByText('Searching legal databases...')).toBeNull();
  expect(searchScreen.button()).toHaveTextContent(/^Search$/);
  expect(searchScreen.field()).toBeEnabled();
  const sent = api.callsOf('POST /search').map(({ body }) => body);
  expect(sent).toEqual([{ query: 'palimony', category: 'case-law' }]);
});

it('The search screen runs the query of the address on arrival', async () => {
  await openApp(ADDRESS, { 'POST /search': found() });
  expect(await searchScreen.cards()).toHaveLength(1);
  expect(searchScreen.field()).toHaveValue(QUESTION);
  expect(searchScreen.points()).toHaveTextContent(/^10$/);
});

it('The search screen runs a recent search again', async () => {
  const { api, user, address } = await openApp(ADDRESS, withHistory());
  await screen.findByRole('region', { name: 'Recent Searches' });
  expect(earlier()).toEqual([expect.stringContaining(QUESTION)]);
  expect(recent().getByText('Mar 4, 2026')).toHaveAttribute('datetime');
  await user.clear(searchScreen.field());
  await user.type(searchScreen.field(), 'palimony{Enter}');
  await waitFor(() =>
    expect(earlier()).toEqual([
      expect.stringContaining('palimony'),
      expect.stringContaining(QUESTION),
    ]),
  );
  await user.click(recent().getByRole('link', { name: new RegExp(QUESTION) }));
  await waitFor(() => expect(searchScreen.points()).toHaveTextContent(/^30$/));
  expect(searchScreen.field()).toHaveValue(QUESTION);
  expect(address()).toBe(ADDRESS);

  // A row fills the field of the search that is already shown, too.
  await user.type(searchScreen.field(), ', half written');
  await user.click(recent().getByRole('link', { name: new RegExp(QUESTION) }));
  await waitFor(() => expect(searchScreen.points()).toHaveTextContent(/^40$/));
  expect(searchScreen.field()).toHaveValue(QUESTION);
  const sent = api.callsOf('POST /search').map(({ body }) => body);
  expect(sent.slice(-2)).toEqual([
    expect.objectContaining({ query: QUESTION }),
    expect.objectContaining({ query: QUESTION }),
  ]);
});

it('The search screen says that nothing was found, and keeps the query', async () => {
  await openAndSearch({ 'POST /search': found([]) }, 'zzqxv');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toHaveTextContent('No Results Found');
  expect(toasts()[0]).toHaveTextContent('Try refining your search terms for better results.');
  // What is said of no results is fetched when there are none.
  const region = screen.getByRole('region', { name: 'Search Results' });
  await waitFor(() => expect(region).toHaveTextContent('zzqxv'));
  expect(searchScreen.field()).toHaveValue('zzqxv');
  expect(searchScreen.points()).toHaveTextContent(/^0$/);
});

it('The results are told to a screen reader, and have the focus', async () => {
  await openAndSearch({ 'POST /search': found([mockCase({ id: 1 }), mockCase({ id: 2 })]) });
  await searchScreen.cards();
  const told = [...document.querySelectorAll('[aria-live=polite][role=status].sr-only')];
  await waitFor(() =>
    expect(told.map((each) => each.textContent)).toEqual([expect.stringMatching(/^2 cases/)]),
  );
  await waitFor(() => expect(screen.getByRole('region', { name: 'Search Results' })).toHaveFocus());
});

it('Five searches earn the badge', async () => {
  const { user } = await openApp('/search', withHistory());
  expect(screen.getByText('Search Points')).toBeVisible();
  const queries = ['palimony', 'negligence', 'fair use', 'palimony', 'palimony'];
  for (const [index, query] of queries.entries()) {
    expect(screen.queryByText('Expert Researcher')).toBeNull();
    await user.clear(searchScreen.field());
    await user.type(searchScreen.field(), `${query}{Enter}`);
    const points = String((index + 1) * 10);
    await waitFor(() => expect(searchScreen.points().textContent).toBe(points));
    expect(toasts()[0]).toHaveTextContent('Search Points Earned! 🎉');
    expect(toasts()[0]).toHaveTextContent('You earned 10 points for this legal research.');
  }
  expect(screen.getByText('Expert Researcher')).toBeVisible();
  expect(screen.getByText('Earned for 50+ points')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { name: /Welcome/ });
  expect(screen.queryByLabelText('Legal Research Query')).toBeNull();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(menu.getByRole('link', { name: 'Case Law Search' }));
  await screen.findByRole('heading', { name: 'Case Law Search', level: 1 });
  expect(searchScreen.points()).toHaveTextContent(/^0$/);
  expect(screen.queryByText('Expert Researcher')).toBeNull();
});
