import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockCase } from '../../../../e2e/fixtures/mocks';
import { openApp } from '../../../../testing/open-app';
import { found, searchScreen } from '../../../../testing/search-screen';

const FACETS = {
  jurisdictions: [{ value: 'New York', label: 'New York', count: 12 }],
  courts: [{ value: 'ca9', label: 'Ninth Circuit', count: 3 }],
  decades: [
    { value: '1960', label: '1960s', count: 4 },
    { value: '1970', label: '1970s', count: 8 },
  ],
};

async function openNarrowed(path: string) {
  const app = await openApp(path, { 'POST /search': found(undefined, { facets: FACETS }) });
  const filters = within(await screen.findByRole('region', { name: 'Filters' }));
  await filters.findByRole('button', { name: /^New York/ });
  return { ...app, filters, filtersAsked: () => app.api.callsOf('POST /search').at(-1)?.body };
}

it('A search is narrowed to a jurisdiction in the address, at no points, and back', async () => {
  const { user, address, filters, filtersAsked } = await openNarrowed('/search?q=negligence');
  const choice = () => filters.getByRole('button', { name: 'New York 12' });
  await user.click(choice());
  expect(address()).toBe('/search?q=negligence&jurisdiction=New%20York');
  await waitFor(() => expect(choice()).toHaveAttribute('aria-pressed', 'true'));
  expect(filtersAsked()).toMatchObject({ filters: { jurisdiction: 'New York' } });
  await searchScreen.cards();
  expect(searchScreen.points()).toHaveTextContent(/^10$/);
  await user.click(choice());
  expect(address()).toBe('/search?q=negligence');
});

it('A search is narrowed to a time, by years or by a decade', async () => {
  const { user, address, filters, filtersAsked } = await openNarrowed('/search?q=negligence');
  await user.type(filters.getByLabelText('From year'), '1960');
  await user.type(filters.getByLabelText('To year'), '1979');
  await user.click(filters.getByRole('button', { name: 'Apply' }));
  expect(address()).toBe('/search?q=negligence&from=1960-01-01&to=1979-12-31');
  await searchScreen.cards();
  expect(filtersAsked()).toMatchObject({ filters: { from: '1960-01-01', to: '1979-12-31' } });
  await user.click(filters.getByRole('button', { name: /^1960s/ }));
  expect(address()).toBe('/search?q=negligence&from=1960-01-01&to=1969-12-31');
  await user.click(filters.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/search?q=negligence');
});

it('A search is narrowed to what is still good law, as the address says', async () => {
  const { user, address, filters, filtersAsked } = await openNarrowed('/search?q=Roe%20v.%20Wade');
  const box = () => filters.getByLabelText('Hide what is no longer good law');
  await user.click(box());
  expect(address()).toBe('/search?q=Roe%20v.%20Wade&standing=good');
  await waitFor(() => expect(box()).toBeChecked());
  expect(filtersAsked()).toMatchObject({ filters: { standing: 'good' } });
  await user.click(box());
  await waitFor(() => expect(box()).not.toBeChecked());
  expect(address()).toBe('/search?q=Roe%20v.%20Wade');
});

it('The filters of an address are chosen on arrival', async () => {
  const { filters } = await openNarrowed(
    '/search?q=negligence&jurisdiction=New%20York&standing=good',
  );
  expect(filters.getByRole('button', { name: 'New York 12' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(filters.getByLabelText('Hide what is no longer good law')).toBeChecked();
});

it('Years that are none are refused', async () => {
  const { user, address, filters } = await openNarrowed('/search?q=negligence');
  const from = filters.getByLabelText('From year');
  const apply = filters.getByRole('button', { name: 'Apply' });
  await user.type(from, 'next');
  await user.click(apply);
  expect(filters.getByText('Use four digits for years')).toBeVisible();
  await user.clear(from);
  await user.type(from, '1990');
  await user.type(filters.getByLabelText('To year'), '1980');
  await user.click(apply);
  expect(filters.getByText('The first year is after the last')).toBeVisible();
  expect(address()).toBe('/search?q=negligence');
});

it('A search that is narrowed to nothing offers a way back', async () => {
  const path = '/search?q=negligence&from=1700-01-01&to=1701-12-31';
  const { user, address } = await openApp(path, {
    'POST /search': ({ body }) => found(body.filters ? [] : [mockCase()]),
  });
  expect(await screen.findByRole('region', { name: 'Filters' })).toBeVisible();
  const clear = await searchScreen.outcome().findByRole('button', { name: 'Clear filters' });
  await user.click(clear);
  expect(address()).toBe('/search?q=negligence');
  expect(await searchScreen.cards()).toHaveLength(1);
});
