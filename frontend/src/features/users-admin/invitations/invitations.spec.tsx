import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAdministrator } from '../../../../testing/administrator';
import { type Answers, refusal } from '../../../../testing/api';
import { openApp } from '../../../../testing/open-app';

const open = (answers: Answers) =>
  openAsAdministrator('/admin/users', {
    'GET /admin/users': { accounts: [], total: 0 },
    'GET /admin/invitations': { invitations: [] },
    ...answers,
  });

it('are not sent to whom has an account', async () => {
  const taken = { code: 'CONFLICT', message: 'An account with this email already exists.' };
  const { user } = await open({ 'POST /admin/invitations': refusal(409, taken) });
  await user.click(await screen.findByRole('button', { name: 'Invite someone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email address'), 'ada@firm.example');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('already exists'));
});

it('are not accepted in somebody’s session', async () => {
  await openApp('/invitation#whatever', {
    'POST /auth/invitations/reading': { email: 'bea@firm.example' },
  });
  await screen.findByText(/You are signed in already/);
});

it('say when the list cannot be loaded', async () => {
  await open({ 'GET /admin/invitations': () => Promise.reject(new TypeError('Failed to fetch')) });
  await screen.findByText('The invitations could not be loaded');
});

it('come once the accounts above them have, and do not move then', async () => {
  let answer: (page: { accounts: []; total: number }) => void = () => undefined;
  const accounts = new Promise<{ accounts: []; total: number }>((resolve) => {
    answer = resolve;
  });
  await open({ 'GET /admin/users': () => accounts });
  await screen.findByText('Loading the accounts...');
  expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull();
  answer({ accounts: [], total: 0 });
  await screen.findByRole('button', { name: 'Invite someone' });
});

it('say when the link is not whole', async () => {
  await openApp('/invitation', {}, null);
  await screen.findByText('This link is not complete');
});

/** The browser of these specs reads no files. */
const fileOf = (content: string) =>
  Object.assign(new File([content], 'people.csv'), { text: async () => content });

async function openList(answers: Answers = {}) {
  const app = await open({
    'POST /admin/invitations/check': { registered: ['has@firm.example'], invited: [] },
    ...answers,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Invite a list' }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = (name: string) => app.user.click(dialog.getByRole('button', { name }));
  return { ...app, dialog, press };
}

it('of a list say what is wrong with whom, and what became of whom', async () => {
  const outcomes = [
    {
      email: 'ann@firm.example',
      refused: null,
      link: '/invitation#a',
      mailedTo: null,
      expiresAt: '2026-12-01T00:00:00.000Z',
    },
    { email: 'bea@firm.example', refused: 'An invitation of this address is waiting.' },
  ];
  const { api, user, dialog, press } = await openList({
    'POST /admin/invitations/list': { outcomes },
  });
  expect(dialog.getByRole('button', { name: 'Check the list' })).toBeDisabled();
  const csv =
    'Role,Email,Name\r\nReader,ann@firm.example,"Lee, Ann"\r\n,bea@firm.example\r\nnobody\r\nANN@firm.example\r\nhas@firm.example';
  await user.upload(dialog.getByLabelText('CSV file of people'), fileOf(csv));
  await press('Check the list');
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('2 of 5'));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ann@firm.exampleReader, Lee, Ann',
    'bea@firm.exampleMember',
    'nobodyNot a valid email address; not invited.',
    'ann@firm.exampleAlready listed above; invited once.',
    'has@firm.exampleAlready has an account; not invited.',
  ]);
  await press('Invite 2');
  await dialog.findByText('An invitation of this address is waiting.');
  expect(dialog.getByRole('status')).toHaveTextContent(
    'ann@firm.example http://casewright.test/invitation#a',
  );
  expect(api.callsOf('POST /admin/invitations/list')[0]?.body).toEqual({
    invitations: [
      { email: 'ann@firm.example', role: 'reader' },
      { email: 'bea@firm.example', role: 'member' },
    ],
  });
});

it('of a list are not sent to more than a hundred, nor from what is no list', async () => {
  const { user, dialog } = await openList();
  const file = dialog.getByLabelText('CSV file of people');
  await user.upload(file, fileOf('PK\0'));
  await dialog.findByText(/save as CSV/);
  const many = Array.from({ length: 101 }, (_, n) => `p${n}@firm.example`).join(', ');
  await user.upload(file, fileOf(many));
  await dialog.findByText(/this one has 101/);
  await user.clear(dialog.getByLabelText('People'));
  await user.type(dialog.getByLabelText('People'), 'nobody');
  await dialog.findByText('The list has no valid email address.');
  expect(dialog.getByRole('button', { name: 'Check the list' })).toBeDisabled();
});
