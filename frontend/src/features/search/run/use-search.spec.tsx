import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openApp, toasts } from '../../../../testing/open-app';
import { found, openAndSearch, searchScreen } from '../../../../testing/search-screen';

const sort = () => screen.getByLabelText('Sort by');

it('The same search adds no second entry to the history of the browser', async () => {
  const { user } = await openApp('/search?q=palimony', { 'POST /search': found() });
  await waitFor(() => expect(searchScreen.points()).toHaveTextContent(/^10$/));
  const before = window.history.length;
  await user.click(searchScreen.button());
  await waitFor(() => expect(searchScreen.points()).toHaveTextContent(/^20$/));
  expect(window.history.length).toBe(before);
});

it('An order is asked of the search and said in the address, at no points', async () => {
  const { api, user, address } = await openApp('/search?q=negligence&page=2', {
    'POST /search': found(undefined, { total: 30, page: 2 }),
  });
  await searchScreen.cards();
  for (const order of ['newest', 'oldest', 'most-cited']) {
    await user.selectOptions(sort(), order);
    expect(address()).toBe(`/search?q=negligence&sort=${order}`);
    await searchScreen.cards();
    expect(api.callsOf('POST /search').at(-1)?.body).toMatchObject({ sort: order });
  }
  expect(searchScreen.points()).toHaveTextContent(/^10$/);
});

it.each(['/search?q=negligence&page=2', '/search?q=negligence&jurisdiction=New%20York'])(
  'A new question starts at the first page, and is not narrowed: %s',
  async (path) => {
    const { api, user, address } = await openApp(path, {
      'POST /search': ({ body }) => found(undefined, { total: 12, page: body.page ?? 1 }),
    });
    await searchScreen.cards();
    await user.clear(searchScreen.field());
    await user.type(searchScreen.field(), 'palimony{Enter}');
    expect(address()).toBe('/search?q=palimony');
    await searchScreen.cards();
    const [first, second] = api.callsOf('POST /search').map(({ body }) => body);
    expect(first).toMatchObject(
      path.includes('page') ? { page: 2 } : { filters: { jurisdiction: 'New York' } },
    );
    expect(second).toEqual({ query: 'palimony', category: 'case-law' });
  },
);

it('Beyond the last page a way leads back to the first', async () => {
  const { user, address } = await openApp('/search?q=palimony&page=900', {
    'POST /search': ({ body }) =>
      body.page === 900 ? found([], { total: 3, page: 900 }) : found(),
  });
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('No Results Found'));
  await user.click(await screen.findByRole('button', { name: 'Show the first page' }));
  expect(address()).toBe('/search?q=palimony');
  expect(await searchScreen.cards()).toHaveLength(1);
});

it('A page that no search has is not asked for', async () => {
  const { api, user, address } = await openApp('/search?q=palimony&page=1001', {
    'POST /search': found(),
  });
  const outcome = screen.getByRole('region', { name: 'Search Results' });
  await waitFor(() => expect(outcome).toHaveTextContent('This search has no page 1,001'));
  expect(outcome).toHaveTextContent(
    'The first 1,000 pages of a search are shown: narrow it by court or date to see others.',
  );
  expect(toasts()).toEqual([]);
  expect(api.callsOf('POST /search')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show the first page' }));
  expect(address()).toBe('/search?q=palimony');
  expect(await searchScreen.cards()).toHaveLength(1);
});

it('The address of a search takes any characters', async () => {
  const query = `AT&T "50%" #1 + ½ <b> ' | & ! : * ( ) \\ 漢字`;
  const { api, address } = await openAndSearch({ 'POST /search': found() }, query);
  await searchScreen.cards();
  expect(address()).toBe(`/search?q=${encodeURIComponent(query).replaceAll("'", '%27')}`);
  expect(searchScreen.field()).toHaveValue(query);
  expect(api.callsOf('POST /search')[0]?.body).toMatchObject({ query });
});
