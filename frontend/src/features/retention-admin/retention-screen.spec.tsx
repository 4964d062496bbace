import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openAsAdministrator } from '../../../testing/administrator';
import { type Answers, refusal } from '../../../testing/api';

const ID = '3f2b8f64-5717-8562-8f2c-2c963f66afa6';
const RETENTION = {
  rules: [{ kind: 'documents' as const, days: 30 }],
  certificates: [
    {
      id: ID,
      at: '2026-11-26T10:00:00.000Z',
      kind: 'documents' as const,
      reason: 'retention' as const,
      days: 30,
      userId: null,
      items: 1_200,
      ids: 'a'.repeat(64),
    },
    {
      id: ID.replace('3f', '4f'),
      at: '2026-11-25T10:00:00.000Z',
      kind: 'history' as const,
      reason: 'account' as const,
      days: null,
      userId: 12,
      items: 1,
      ids: 'b'.repeat(64),
    },
  ],
  away: ['export'],
} satisfies Answers['GET /admin/retention'];

const open = (answer: NonNullable<Answers['GET /admin/retention']>) =>
  openAsAdministrator('/admin/retention', { 'GET /admin/retention': answer });

const rules = () => screen.findByRole('table', { name: 'Retention periods' });

it('lists certificates, and what could not be looked up', async () => {
  await open(RETENTION);
  const list = await screen.findByRole('table', { name: 'Certificates of deletion' });
  expect(list).toHaveTextContent('1,200 documents');
  expect(list).toHaveTextContent('older than 30 days');
  expect(list).toHaveTextContent('account 12 was deleted');
  screen.getByText(/Not shown, because their service is down: export\./);
});

it('says that it is loading', async () => {
  await open(() => new Promise<never>(() => undefined));
  expect(screen.getAllByText('Loading retention...')[0]).toBeInTheDocument();
});

it('says why it cannot be seen, and tries again', async () => {
  const { api, user } = await open(refusal(500));
  await screen.findByText('Retention could not be loaded');
  api.answer({ 'GET /admin/retention': RETENTION });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(within(await rules()).getAllByRole('row')).toHaveLength(2);
});
