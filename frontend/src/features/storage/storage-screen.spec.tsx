import type { QuotaUse } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Answers, refusal } from '../../../testing/api';
import { openApp } from '../../../testing/open-app';

const QUOTAS = [
  { kind: 'documents', used: 4_980, limit: 5_000 },
  { kind: 'document-megabytes', used: 812.4, limit: null },
  { kind: 'drafts', used: 500, limit: 500 },
  { kind: 'draft-versions', used: 17, limit: 200 },
] satisfies QuotaUse[];
const HISTORY: QuotaUse = { kind: 'history', used: 3, limit: 10_000 };

const open = (answer: NonNullable<Answers['GET /account/storage']>) =>
  openApp('/storage', { 'GET /account/storage': answer });

const main = () => within(screen.getByRole('main'));
const kinds = () => main().findAllByRole('listitem');
const known = (...quotas: QuotaUse[]) => ({ quotas, away: [] });

it('says how much is used, and what is nearly full', async () => {
  await open({ quotas: QUOTAS, away: ['search', 'export'] });
  const [documents, megabytes, drafts] = await kinds();
  expect(documents).toHaveTextContent('4,980 of 5,000 – nearly full');
  expect(megabytes).toHaveTextContent('812.4 MB, no limit');
  expect(drafts).toHaveTextContent('500 of 500 – full');
  screen.getByText(/your search history and exports/);
});

it('says that it is being loaded, and only that', async () => {
  let answer = (_: Response): void => undefined;
  await open(() => new Promise<Response>((resolve) => (answer = resolve)));
  expect(await main().findByRole('status')).toHaveTextContent('Loading your storage...');
  expect(main().queryByRole('listitem')).toBeNull();
  answer(Response.json(known(...QUOTAS)));
  expect(await kinds()).toHaveLength(4);
  expect(screen.queryByText('Loading your storage...')).toBeNull();
});

it('shows what is known where some figures are missing, and asks for them again', async () => {
  const { api, user } = await open({ quotas: [HISTORY], away: ['analysis'] });
  expect(await kinds()).toHaveLength(1);
  expect(screen.getByRole('main')).toHaveTextContent('Some figures are missing');
  expect(screen.getByRole('main')).toHaveTextContent('your documents and drafts cannot be');
  api.answer({ 'GET /account/storage': known(HISTORY, ...QUOTAS) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await kinds()).toHaveLength(5));
  expect(screen.queryByText('Some figures are missing')).toBeNull();
});

it('is looked up at each visit', async () => {
  const { api, user } = await open(known({ kind: 'drafts', used: 499, limit: 500 }));
  expect((await kinds())[0]).toHaveTextContent('499 of 500');
  api.answer({ 'GET /account/storage': known({ kind: 'drafts', used: 12, limit: 500 }) });
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { name: 'Welcome to Casewright' });
  act(() => window.history.back());
  await main().findByText(/12 of 500/);
});

it('says why it cannot be looked up, and tries again', async () => {
  const { api, user } = await open(refusal(503, { code: 'UNAVAILABLE', message: 'It is away.' }));
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent('could not be loaded');
  expect(alert).toHaveTextContent('It is away.');
  api.answer({ 'GET /account/storage': known(...QUOTAS) });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await kinds()).toHaveLength(4));
});
