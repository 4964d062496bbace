import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockHealth, mockTrouble } from '../../../e2e/fixtures/health-mocks';
import { openAsAdministrator } from '../../../testing/administrator';
import { type Answers, refusal } from '../../../testing/api';
import { toasts } from '../../../testing/open-app';

const open = (answers: Answers) => openAsAdministrator('/admin/health', answers);
const part = (name: string) => screen.findByRole('region', { name });
const itemsWith = (services: HTMLElement, text: string) =>
  within(services)
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes(text));

it('shows every part, and that nothing is wrong', async () => {
  const { user } = await open({ 'GET /admin/health': mockHealth() });
  expect(await part('Faults')).toHaveTextContent('No faults found.');
  const services = await part('Services');
  for (const name of ['Gateway', 'Auth', 'Search', 'Analysis', 'Export']) {
    const [service] = itemsWith(services, name);
    expect(service).toHaveTextContent('Ready');
    expect(service).toHaveTextContent('Version 1.0.0 (3f2b8f6)');
  }
  await user.click(within(services).getByText('Details of the search service'));
  const details = within(services).getByText('Details of the search service').closest('details')!;
  expect(details.open).toBe(true);
  within(details).getByText('1,204 of 5,000 MB free');
  within(details).getByText('PostgreSQL 17.2, 1,204 MB');
  const queue = screen.getByRole('row', { name: /^Analysis service: jobs/ });
  const cells = within(queue).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['7', '2']);
  const jobs = within(screen.getByRole('table', { name: 'Jobs' }));
  expect(jobs.getByRole('row', { name: /^Waiting for a worker/ })).toHaveTextContent('10 min');
  expect(jobs.getByRole('row', { name: /^Overdue/ })).toHaveTextContent('2');
  screen.getByText(/^opinions\.jsonl\.gz: done/);
  screen.getByText('qwen2.5:14b at ollama.firm.example:11434.');
  expect(screen.getByRole('row', { name: /^RATE_LIMITED/ })).toHaveTextContent('1,204');
});

it('names each fault with what to do, and looks again', async () => {
  const { api, user } = await open({ 'GET /admin/health': mockTrouble() });
  const faults = await part('Faults');
  const [away, failed, ...rest] = within(faults).getAllByRole('listitem');
  expect(away).toHaveTextContent(/Down.*The export service is not running\..*Start its container/);
  expect(failed).toHaveTextContent(/Warning.*The newest import failed.*start the import again/);
  expect(rest).toHaveLength(0);
  const services = await part('Services');
  const [impaired] = itemsWith(services, 'Impaired');
  expect(impaired).toHaveTextContent(/Clock 90 s behind.*storage: only 12 MB free/);
  expect(itemsWith(services, 'Does not answer')[0]).toHaveTextContent('It is not running.');
  screen.getByText('The queues could not be counted.');
  api.answer({ 'GET /admin/health': mockHealth() });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(faults).toHaveTextContent('No faults found.'));
});

it('says that they are on their way', async () => {
  await open({ 'GET /admin/health': () => new Promise<never>(() => undefined) });
  const said = await screen.findByText(/Loading the diagnostics/);
  expect(said.closest('[role=status]')).not.toBeNull();
});

it('says that they could not be loaded, and tries again', async () => {
  const { api, user } = await open({ 'GET /admin/health': refusal(500) });
  const alert = await within(screen.getByRole('main')).findByRole('alert');
  expect(alert).toHaveTextContent('The diagnostics could not be loaded');
  api.answer({ 'GET /admin/health': mockHealth() });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText('No faults found.');
});

it('says that the support bundle did not come', async () => {
  const { user } = await open({
    'GET /admin/health': mockHealth(),
    'GET /admin/health/bundle': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await user.click(screen.getByRole('button', { name: 'Download support bundle' }));
  await waitFor(() =>
    expect(toasts()[0]).toHaveTextContent('The support bundle was not downloaded'),
  );
});

it('sends a test mail, and says what became of it and what to do', async () => {
  const { api, user } = await open({
    'GET /admin/health': mockHealth(),
    'POST /admin/mail/test': { to: 'ann@firm.example', failure: null },
  });
  const mail = within(await part('Mail'));
  const button = mail.getByRole('button', { name: 'Send a test mail' });
  await user.click(button);
  await mail.findByText(/^The mail server took a test mail to ann@firm\.example\./);
  const failure = 'The mail server refused the user name or the password.';
  api.answer({ 'POST /admin/mail/test': { to: 'ann@firm.example', failure } });
  await user.click(button);
  await mail.findByText(failure);
  const message = 'This installation cannot send mail.';
  api.answer({ 'POST /admin/mail/test': refusal(409, { code: 'CONFLICT', message }) });
  await user.click(button);
  await mail.findByText(message);
});
