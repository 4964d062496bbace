import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { auditMocks, mockEntry } from '../../../e2e/fixtures/audit-mocks';
import { openAsAdministrator } from '../../../testing/administrator';
import { type Answers, refusal } from '../../../testing/api';
import { toasts } from '../../../testing/open-app';

const PAGE = auditMocks().page;
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

const open = (answers: Answers = {}, path = '/admin/audit') =>
  openAsAdministrator(path, {
    'GET /admin/audit': ({ url }) => ({
      ...PAGE,
      person: url.searchParams.get('person') === '7' ? mockEntry().actor : null,
    }),
    ...answers,
  });

const entry = (number: number) =>
  screen.findByRole('row', { name: new RegExp(`Entry ${number}\\b`) });
const button = (name: string) => screen.getByRole('button', { name });
const only = (number: number) => ({ entries: [mockEntry({ number })], next: null, person: null });

it('shows when, who, what and how it ended', async () => {
  const { user } = await open();
  const deleted = await entry(120);
  expect(deleted).toHaveTextContent('Ann Advocate');
  expect(deleted).toHaveTextContent('Delete document');
  expect(deleted).toHaveTextContent('Document 34');
  expect(await entry(119)).toHaveTextContent('Not signed in');
  expect(await entry(119)).toHaveTextContent('Account of Ann Advocate');
  expect(await entry(119)).toHaveTextContent('Refused');
  expect(await entry(118)).toHaveTextContent('Deleted account (3)');
  expect(await entry(118)).toHaveTextContent('Failed');
  const details = within(deleted).getByText('Request and hash');
  await user.click(details);
  expect(details.closest('details')!.open).toBe(true);
  expect(deleted).toHaveTextContent('3f2b8f64-5717-4562-b3fc-2c963f66afa6');
});

it('has its filters in the address, and the way back', async () => {
  const { api, user, address } = await open();
  await entry(120);
  await user.selectOptions(screen.getByLabelText('Action'), 'Sign in');
  expect(address()).toBe('/admin/audit?action=sign_in');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  expect(address()).toBe('/admin/audit?action=sign_in&from=2026-11-01');
  await entry(120);
  await user.click(screen.getAllByRole('button', { name: 'Show only Ann Advocate' })[0]!);
  expect(address()).toBe('/admin/audit?person=7&action=sign_in&from=2026-11-01');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Only Ann Advocate'));
  const asked = api.callsOf('GET /admin/audit').at(-1)!.url.searchParams;
  expect(asked.get('from')).toMatch(/^2026-1[01]-\d\dT.*Z$/);
  await user.click(button('Show all entries'));
  expect(address()).toBe('/admin/audit');
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue('2026-11-01'));
});

it('reads its filters from the address', async () => {
  await open({}, '/admin/audit?action=sign_in');
  await entry(120);
  expect(screen.getByLabelText('Action')).toHaveValue('sign_in');
});

it('goes to older entries and back to the newest', async () => {
  const { api, user, address } = await open();
  await entry(120);
  expect(button('Newest entries')).toBeDisabled();
  api.answer({ 'GET /admin/audit': only(4) });
  await user.click(button('Older entries'));
  expect(address()).toBe('/admin/audit?before=118');
  await entry(4);
  expect(button('Older entries')).toBeDisabled();
  await user.click(button('Newest entries'));
  expect(address()).toBe('/admin/audit');
});

it('fetches what was added since', async () => {
  const { api, user } = await open();
  await entry(120);
  api.answer({ 'GET /admin/audit': only(121) });
  await user.click(button('Refresh'));
  await entry(121);
});

it('checks the chain, and says in words what came of it', async () => {
  const hash = 'ab'.repeat(32);
  const checks = [
    { holds: 50_000, fault: null, complete: false, hash },
    { holds: 50_120, fault: null, complete: true, hash },
    { holds: 2, fault: { number: 3, reason: 'changed' as const }, complete: true, hash },
  ];
  const { api, user } = await open({ 'GET /admin/audit/verification': () => checks.shift()! });
  const chain = await screen.findByRole('region', { name: 'Chain' });
  await user.click(button('Check the chain'));
  await waitFor(() => expect(chain).toHaveTextContent('All 50,120 entries are intact.'));
  expect(chain).toHaveTextContent(hash);
  await user.click(button('Check the chain'));
  await waitFor(() => expect(chain).toHaveTextContent('Entry 3 was changed after it was written.'));
  api.answer({ 'GET /admin/audit/verification': unreachable });
  await user.click(button('Check the chain'));
  await waitFor(() => expect(chain).not.toHaveTextContent('Entry 3'));
  expect(within(chain).getByRole('status')).not.toBeEmptyDOMElement();
});

it('says that the log was not downloaded', async () => {
  const { user } = await open({ 'GET /admin/audit.csv': unreachable });
  await user.click(button('Download as CSV'));
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('The log was not downloaded'));
});

it('says that nothing is like this', async () => {
  const nothing = { entries: [], next: null, person: null };
  await open({ 'GET /admin/audit': nothing }, '/admin/audit?action=sign_out');
  await screen.findByText('No entries match');
});

it('says that it could not be loaded, and tries again', async () => {
  const { api, user } = await open({ 'GET /admin/audit': refusal(500) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The log could not be loaded');
  api.answer({ 'GET /admin/audit': PAGE });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await entry(120);
});
