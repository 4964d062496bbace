import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ACCOUNTS, LONG_NAME, mockAccount } from '../../../e2e/fixtures/users-mocks';
import { openAsAdministrator } from '../../../testing/administrator';
import { type Answers, refusal } from '../../../testing/api';
import type { OpenedApp } from '../../../testing/open-app';

const open = (answers: Answers = {}, path = '/admin/users') =>
  openAsAdministrator(path, {
    'GET /admin/users': { accounts: ACCOUNTS, total: 60 },
    'GET /admin/invitations': { invitations: [] },
    ...answers,
  });

const actionsFor = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });

async function choose({ user }: OpenedApp, name: string, item: string) {
  await user.click(await actionsFor(name));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return screen.findByRole('dialog');
}

const press = ({ user }: OpenedApp, dialog: HTMLElement, name: string) =>
  user.click(within(dialog).getByRole('button', { name }));

it('shows role, state and last log-in', async () => {
  await open();
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
  const ann = await row('Ann Advocate');
  expect(ann).toHaveTextContent('ann@firm.example');
  expect(ann).toHaveTextContent('Active');
  expect(ann).not.toHaveTextContent('Second step');
  expect(await row('Bob Barrister')).toHaveTextContent('Disabled');
  expect(await row('Bob Barrister')).toHaveTextContent('Legal hold');
  const long = await row(LONG_NAME);
  expect(long).toHaveTextContent('Administrator');
  expect(long).toHaveTextContent('Second step');
  expect(long).toHaveTextContent('Not yet');
});

it('searches and pages in the address', async () => {
  const { api, user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(address()).toBe('/admin/users?page=2');
  await user.type(screen.getByLabelText('Name, firm, or email address'), 'bob & co');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/admin/users?q=bob+%26+co');
  const asked = () => api.callsOf('GET /admin/users').at(-1)?.url.search;
  await waitFor(() => expect(asked()).toBe('?search=bob+%26+co&page=1'));
  act(() => window.history.back());
  await screen.findByText('Page 2 of 3');
});

it('filters by role and status in the address, and downloads what is shown', async () => {
  const { api, user, address } = await open(
    { 'GET /admin/users.csv': new Response('Name') },
    '/admin/users?q=ann&page=2',
  );
  await user.selectOptions(await screen.findByLabelText('Role'), 'auditor');
  await user.selectOptions(screen.getByLabelText('Status'), 'Locked');
  expect(address()).toBe('/admin/users?q=ann&role=auditor&status=locked');
  const asked = () => api.callsOf('GET /admin/users').at(-1)?.url.search;
  await waitFor(() => expect(asked()).toBe('?search=ann&role=auditor&status=locked&page=1'));
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(api.callsOf('GET /admin/users.csv')).toHaveLength(1));
  const [file] = api.callsOf('GET /admin/users.csv');
  expect(file?.url.search).toBe('?search=ann&role=auditor&status=locked');
});

it('keeps the first of two choices in a row', async () => {
  const { address } = await open();
  const roles = await screen.findByLabelText('Role');
  await act(async () => {
    fireEvent.change(roles, { target: { value: 'auditor' } });
    await Promise.resolve();
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'locked' } });
  });
  expect(address()).toBe('/admin/users?role=auditor&status=locked');
});

it('shows the invited by the same filter, and no accounts', async () => {
  const invited = (email: string, role: 'reader' | 'member') => ({
    id: email,
    email,
    role,
    invitedBy: null,
    createdAt: '2026-01-02T09:30:00.000Z',
    expiresAt: '2026-01-09T09:30:00.000Z',
  });
  const invitations = [
    invited('ann@x.org', 'reader'),
    invited('bea@x.org', 'reader'),
    invited('ann@y.org', 'member'),
  ];
  const { api } = await open(
    { 'GET /admin/invitations': { invitations } },
    '/admin/users?q=ANN&role=reader&status=invited',
  );
  const part = await screen.findByRole('region', { name: 'Invitations' });
  await waitFor(() => expect(within(part).getAllByRole('listitem')).toHaveLength(1));
  expect(part).toHaveTextContent('ann@x.org');
  expect(api.callsOf('GET /admin/users')).toEqual([]);
});

it('says that no account matches', async () => {
  await open({ 'GET /admin/users': { accounts: [], total: 0 } }, '/admin/users?q=nobody');
  await screen.findByText('No account matches');
});

it.each([
  ['Ann Advocate', 'Disable', /signed out everywhere at once/, 'POST /admin/users/:id/disable', 7],
  ['Bob Barrister', 'Enable', /log in again/, 'POST /admin/users/:id/enable', 8],
  ['Ann Advocate', 'End all sessions', /signed out/, 'DELETE /admin/users/:id/sessions', 7],
  [
    LONG_NAME,
    'Remove second step',
    /the password alone/,
    'DELETE /admin/users/:id/second-factors',
    9,
  ],
  ['Ann Advocate', 'Place legal hold', /cannot be deleted/, 'POST /admin/users/:id/hold', 7],
  ['Bob Barrister', 'Lift legal hold', /can be deleted again/, 'DELETE /admin/users/:id/hold', 8],
  ['Ann Advocate', 'Delete', /Audit log.*only by its number/, 'DELETE /admin/users/:id', 7],
] as const)('says what follows before %s: %s', async (name, item, says, route, id) => {
  const app = await open({ [route]: Response.json(mockAccount()) });
  const dialog = await choose(app, name, item);
  expect(dialog).toHaveTextContent(says);
  expect(app.api.callsOf(route)).toHaveLength(0);
  await press(app, dialog, item);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(app.api.callsOf(route)[0]?.url.pathname).toContain(`/users/${id}`);
  expect(await actionsFor(name)).toHaveFocus();
});

it('gives another role', async () => {
  const app = await open({ 'PUT /admin/users/:id/role': mockAccount() });
  const dialog = await choose(app, 'Ann Advocate', 'Change role');
  expect(within(dialog).getByRole('button', { name: 'Change role' })).toBeDisabled();
  await app.user.selectOptions(within(dialog).getByLabelText('Role'), 'auditor');
  await press(app, dialog, 'Change role');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const [asked] = app.api.callsOf('PUT /admin/users/:id/role');
  expect([asked?.url.pathname, asked?.body]).toEqual([
    '/api/admin/users/7/role',
    { role: 'auditor' },
  ]);
});

it('says in place why something was refused, and can be left alone', async () => {
  const conflict = { code: 'CONFLICT', message: 'This is the last administrator.' };
  const app = await open({ 'POST /admin/users/:id/disable': refusal(409, conflict) });
  const dialog = await choose(app, LONG_NAME, 'Disable');
  await press(app, dialog, 'Disable');
  const said = within(dialog).getByRole('status');
  await waitFor(() => expect(said).toHaveTextContent('This is the last administrator.'));
  await press(app, dialog, 'Cancel');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('says that the accounts are being loaded', async () => {
  await open({ 'GET /admin/users': () => new Promise<never>(() => undefined) });
  await screen.findByText('Loading the accounts...');
});

it('says that the accounts could not be loaded', async () => {
  await open({ 'GET /admin/users': refusal(500) });
  const accounts = screen.getByRole('region', { name: 'Accounts' });
  const alert = await within(accounts).findByRole('alert');
  expect(alert).toHaveTextContent('The accounts could not be loaded');
});

it('says where a link to a new password was mailed to, or why it was not made', async () => {
  const conflict = { code: 'CONFLICT', message: 'This account is disabled.' };
  const app = await open({ 'POST /admin/users/:id/reset-link': refusal(409, conflict) });
  const dialog = await choose(app, 'Ann Advocate', 'Reset password');
  await press(app, dialog, 'Reset password');
  const said = within(dialog).getByRole('status');
  await waitFor(() => expect(said).toHaveTextContent('This account is disabled.'));
  const mailed = { link: null, mailedTo: LONG_NAME, expiresAt: '2026-11-24T10:00:00.000Z' };
  app.api.answer({ 'POST /admin/users/:id/reset-link': mailed });
  await press(app, dialog, 'Reset password');
  await waitFor(() => expect(dialog).toHaveTextContent(`The link was mailed to ${LONG_NAME}`));
  expect(within(dialog).queryByLabelText('Link')).toBeNull();
});
