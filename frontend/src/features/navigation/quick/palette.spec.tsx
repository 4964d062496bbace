import type { CitationCheck } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { ADA, openApp } from '../../../../testing/open-app';

// The list measures itself and scrolls; there is no layout here.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => undefined;

const ROE = {
  name: 'Roe v. Wade',
  otherNames: [],
  citations: ['410 U.S. 113'],
  year: 1973,
  courtId: 'scotus',
  court: 'Supreme Court of the United States',
  isConfirmed: true,
  isAlone: true,
};
const DRAFT = {
  id: 5,
  title: 'Lease for Mill Street',
  documentType: 'Lease Agreement',
  jurisdiction: null,
  missing: 0,
  version: 1,
  createdAt: '2026-11-02T10:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
} as const;

const checkOf = (id: number | undefined) =>
  ({ citations: [id === undefined ? {} : { case: { id } }] }) as unknown as CitationCheck;

async function openPalette(...args: Parameters<typeof openApp>) {
  const app = await openApp(...args);
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search or jump to' });
  return app;
}
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

it('Ctrl K opens it, typing finds a screen, Enter goes there', async () => {
  const app = await openPalette('/');
  await app.user.keyboard('history{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Search History' });
  expect(app.address()).toBe('/search-history');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('It opens from a field, too, and the same keys close it', async () => {
  const app = await openApp('/');
  await app.user.click(screen.getByRole('textbox', { name: 'Search case law' }));
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog');
  await app.user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('A case is found by its name, and nothing is searched for while it is typed', async () => {
  const app = await openPalette('/', {
    'GET /citations/decisions': [ROE],
    'POST /citations/check': checkOf(12),
    'GET /cases/:id': new Response(null, { status: 404 }),
  });
  await app.user.keyboard('roe v wade');
  await app.user.click(await screen.findByRole('option', { name: /Roe v\. Wade/ }));
  await screen.findByRole('heading', { name: /not found/i });
  expect(app.address()).toBe('/cases/12');
  expect(app.api.callsOf('POST /search')).toEqual([]);
  expect(app.api.callsOf('POST /citations/check')[0]?.body).toEqual({
    text: 'Roe v. Wade, 410 U.S. 113 (1973)',
  });
});

it('Whatever is typed can be searched for', async () => {
  const app = await openPalette('/', { 'POST /search': new Response(null, { status: 503 }) });
  await app.user.keyboard('zzyzx');
  await app.user.click(await screen.findByRole('option', { name: /Search case law for/ }));
  expect(app.address()).toBe('/search?q=zzyzx');
});

it('Recent work opens; readers are offered no tool that writes', async () => {
  const answers = { 'GET /templates/drafts': [DRAFT] };
  await openPalette('/', answers, { ...ADA, role: 'reader' });
  await screen.findByRole('option', { name: /Lease for Mill Street/ });
  expect(options()).not.toContain('New draft');
  expect(options()).not.toContain('Writing Assistant');
  expect(options()).toContain('Check the citations of a brief');
});

it('“/” goes to the search field of a screen that has one, and ? lists the keys', async () => {
  const app = await openApp('/');
  const field = screen.getByRole('textbox', { name: 'Search case law' });
  const palette = screen.getByRole('button', { name: /Search or jump to/ });
  palette.focus();
  await app.user.keyboard('/');
  expect(field).toHaveFocus();
  await app.user.keyboard('/?');
  expect(field).toHaveValue('/?');
  expect(screen.queryByRole('dialog')).toBeNull();
  palette.focus();
  await app.user.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  sheet.getByText('Go to the search field');
  await app.user.keyboard('/');
  expect(field).not.toHaveFocus();
});
