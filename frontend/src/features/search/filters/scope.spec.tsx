import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../../../../testing/open-app';
import { found, searchScreen } from '../../../../testing/search-screen';

const FACETS = { jurisdictions: [], courts: [], decades: [] };

it('A search is limited to courts and years before it is asked', async () => {
  const { user, address, api } = await openApp('/search', { 'POST /search': found() });
  await user.click(await screen.findByText('Scope'));
  await user.click(screen.getByRole('button', { name: 'Show all 14' }));
  await user.click(screen.getByRole('button', { name: 'Court of Appeals for the Ninth Circuit' }));
  await user.type(screen.getByLabelText('From year'), '1990');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText('Scope (2)')).toBeVisible();
  expect(address()).toBe('/search');
  await user.type(searchScreen.field(), 'fair use{Enter}');
  await searchScreen.cards();
  expect(address()).toBe('/search?q=fair%20use&court=ca9&from=1990-01-01');
  expect(api.callsOf('POST /search')[0]?.body).toMatchObject({
    filters: { court: 'ca9', from: '1990-01-01' },
  });
});

it('A scope is taken back', async () => {
  const { user, address } = await openApp('/search', { 'POST /search': found() });
  await user.click(await screen.findByText('Scope'));
  await user.click(screen.getByRole('button', { name: 'New York' }));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await user.type(searchScreen.field(), 'fair use{Enter}');
  await searchScreen.cards();
  expect(address()).toBe('/search?q=fair%20use');
});

it('Filters are not offered for what nothing was found for', async () => {
  await openApp('/search?q=zzqxv', { 'POST /search': found([], { facets: FACETS }) });
  expect(await screen.findByText('No case in the library matches')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull());
});
