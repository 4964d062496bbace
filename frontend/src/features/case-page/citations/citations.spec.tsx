import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../../testing/api';
import { casePage } from '../../../../testing/case-page';
import { openApp } from '../../../../testing/open-app';

const panel = () => screen.getByRole('tabpanel');
const panelHas = (words: string) => waitFor(() => expect(panel()).toHaveTextContent(words));

it('Who cites a case is listed, with the words, page by page', async () => {
  const { user, address } = await openApp('/cases/7', casePage());
  await user.click(await screen.findByRole('tab', { name: /Cited by/ }));
  expect(address()).toBe('/cases/7?tab=cited-by');
  await panelHas('21 cases');
  expect(within(panel()).getByRole('heading', { name: 'Lowell v. Carrick' })).toBeVisible();
  expect(panel()).toHaveTextContent('cites it 3 times');
  expect(panel().querySelector('mark')).toHaveTextContent(/^overruled$/);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(address()).toBe('/cases/7?tab=cited-by&page=2');
  window.history.back();
  await waitFor(() => expect(address()).toBe('/cases/7?tab=cited-by'));
});

it('Citing cases are sorted and narrowed in the address', async () => {
  const { api, user, address } = await openApp('/cases/7?tab=cited-by', casePage());
  await user.selectOptions(
    await screen.findByLabelText('Derived treatment', { selector: 'select' }),
    'overruled',
  );
  expect(address()).toBe('/cases/7?tab=cited-by&treatment=overruled');
  await panelHas('1 case');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'depth');
  expect(address()).toBe('/cases/7?tab=cited-by&sort=depth&treatment=overruled');
  await waitFor(() => expect(api.callsOf('GET /cases/:id/cited-by')).toHaveLength(3));
  const { searchParams } = api.callsOf('GET /cases/:id/cited-by').at(-1)!.url;
  expect(searchParams.get('sort')).toBe('depth');
});

it('The order in the address is chosen on arrival', async () => {
  await openApp('/cases/7?tab=cited-by&sort=depth', casePage());
  expect(await screen.findByLabelText('Sort by')).toHaveValue('depth');
});

it('Whom a case cites is listed, those that the library lacks too', async () => {
  const { user } = await openApp('/cases/7', casePage());
  await user.click(await screen.findByRole('tab', { name: /Authorities/ }));
  await panelHas('2 cases cited, 1 of them in the library');
  expect(within(panel()).getByRole('link', { name: 'Lowell v. Carrick' })).toHaveAttribute(
    'href',
    '/cases/9',
  );
  expect(within(panel()).getByText('Not in the library')).toBeVisible();
  expect(within(panel()).getByRole('link', { name: 'Search for it' })).toHaveAttribute(
    'href',
    '/search?q=Vane%20v.%20Orr',
  );
});

it('Citing cases that do not come say so and can be tried again', async () => {
  const { api, user } = await openApp('/cases/7?tab=cited-by', {
    ...casePage(),
    'GET /cases/:id/cited-by': refusal(404),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  api.answer(casePage());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await panelHas('21 cases');
});

it('When it was cited is drawn, and told in a table', async () => {
  const { user } = await openApp('/cases/7?tab=cited-by', casePage());
  await user.click(await screen.findByText('As a table'));
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['DecadeCiting casesNegative', '1940s40', '1980s171']);
  // Drawn with the decades in between, in which nobody cites it.
  const drawn = [...document.querySelectorAll('figure svg text')].map((text) => text.textContent);
  expect(drawn).toEqual(['4', '1940', '0', '1950', '0', '1960', '0', '1970', '17', '1980']);
});

it('What it cites and who cites it stand around it, and lead to their own', async () => {
  const { user, address } = await openApp('/cases/7', casePage());
  await user.click(await screen.findByRole('tab', { name: 'Network' }));
  expect(address()).toBe('/cases/7?tab=network');
  const cites = within(await screen.findByRole('region', { name: 'It cites' }));
  // The one that the library lacks is on the list of authorities alone.
  expect(cites.getAllByRole('link')).toHaveLength(1);
  const citing = within(await screen.findByRole('region', { name: 'Cited by' }));
  expect(citing.getAllByRole('link')[0]).toHaveAttribute('href', '/cases/9?tab=network');
  await user.click(cites.getByRole('link', { name: /Lowell v. Carrick/ }));
  expect(address()).toBe('/cases/9?tab=network');
});
