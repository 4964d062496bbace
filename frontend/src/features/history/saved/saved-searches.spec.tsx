import type { SavedSearch } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../../testing/api';
import { openApp, toasts } from '../../../../testing/open-app';
import { found, searchScreen } from '../../../../testing/search-screen';

const SAVED: SavedSearch = {
  id: 5,
  name: 'Phones',
  query: 'cell phone search',
  narrowing: { filters: { court: 'ca9', standing: 'good' }, sort: 'newest' },
  openedAt: '2026-03-04T12:00:00.000Z',
};
const section = async () => within(await screen.findByRole('region', { name: 'Saved searches' }));

it('A search is saved with its filters, under a name', async () => {
  const { api, user } = await openApp('/search?q=fair+use&sort=newest&court=ca9', {
    'POST /search': found(),
    'POST /search/saved': refusal(429, { code: 'QUOTA_REACHED', message: 'You have 50.' }),
  });
  await searchScreen.cards();
  await user.click(screen.getByRole('button', { name: 'Save search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
  const name = dialog.getByLabelText('Name');
  expect(name).toHaveValue('fair use');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a name')).toBeVisible();
  await user.type(name, 'Fair use, 9th{Enter}');
  expect(await dialog.findByText('You have 50.')).toBeVisible();
  api.answer({ 'POST /search/saved': SAVED });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('Search saved'));
  expect(api.callsOf('POST /search/saved').at(-1)?.body).toEqual({
    name: 'Fair use, 9th',
    query: 'fair use',
    narrowing: { filters: { court: 'ca9' }, sort: 'newest' },
  });
});

it('A saved search says what is new, and is opened as it was saved', async () => {
  let cases = 3;
  const { api, user, address } = await openApp('/search-history', {
    'GET /search/saved': [SAVED],
    'GET /search/saved/new': () => [{ id: 5, cases }],
    'POST /search/saved/:id/opening': () => {
      cases = 0;
      return Response.json(null);
    },
    'POST /search': found(),
  });
  const list = await section();
  expect(await list.findByText('3 new')).toBeVisible();
  expect(list.getByRole('listitem')).toHaveTextContent(
    'cell phone search · ca9 · good law only · newest first · last opened Mar 4, 2026',
  );
  await user.click(list.getByRole('link', { name: 'Phones' }));
  expect(await searchScreen.cards()).toHaveLength(1);
  expect(address()).toBe('/search?q=cell%20phone%20search&sort=newest&court=ca9&standing=good');
  expect(api.callsOf('POST /search/saved/:id/opening').map(({ url }) => url.pathname)).toEqual([
    '/api/search/saved/5/opening',
  ]);
  await user.click(screen.getByRole('link', { name: 'Search History' }));
  await section();
  await waitFor(() => expect(screen.queryByText(/ new$/)).toBeNull());
});

it('A saved search is renamed and deleted', async () => {
  let saved = [SAVED];
  const { user } = await openApp('/search-history', {
    'GET /search/saved': () => saved,
    'GET /search/saved/new': [],
    'PUT /search/saved/:id': ({ body }) => {
      saved = [{ ...SAVED, ...body }];
      return Response.json(null);
    },
    'DELETE /search/saved/:id': () => {
      saved = [];
      return Response.json(null);
    },
  });
  await user.click((await section()).getByRole('button', { name: 'Rename: Phones' }));
  const name = within(await screen.findByRole('dialog')).getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Cell phones{Enter}');
  const remove = await screen.findByRole('button', { name: 'Delete: Cell phones' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(remove);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this saved search?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete search' }));
  await waitFor(() => expect(screen.queryByText('Saved searches')).toBeNull());
});
