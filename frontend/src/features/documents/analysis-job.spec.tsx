import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { JOB } from '../../../e2e/fixtures/job-mocks';
import { refusal } from '../../../testing/api';
import { startJob } from '../../../testing/job';
import { openApp, toasts } from '../../../testing/open-app';
import { standInForUploads } from '../../../testing/upload';

const RESULT = {
  analysis: 'The lease binds the tenant for ten years.',
  insights: [],
  recommendations: [],
};
const RUNNING = { state: 'running', attempts: 1, stage: 'Finding the clauses', percent: 40 };

const running = () => screen.queryByTestId('analysis-running');
const text = () => screen.getByLabelText('Or paste a text');
const button = () => screen.getByRole('button', { name: /^Analyz(e (document|text)|ing\.\.\.)$/ });
const failed = (code: string, message: string) => ({
  state: 'failed',
  error: { code, message, correlationId: 'c' },
});

/** Has a text analyzed by a job that has not ended. */
async function analyze(path: string) {
  const job = startJob();
  standInForUploads();
  const app = await openApp(path, {
    'GET /documents': [],
    'POST /insights/analyze': job.accepted,
    'DELETE /jobs/:id': Response.json({ ...JOB, state: 'cancelled' }),
  });
  await app.user.type(text(), 'A lease.');
  await app.user.click(button());
  const bar = await screen.findByTestId('analysis-running');
  await waitFor(() => expect(job.opened()).toBe(1));
  return { ...app, job, bar };
}

const analysis = () => screen.findByRole('region', { name: /^(Legal )?Analysis$/ });

describe.each(['/document-analysis', '/insights'])('Work that takes its time, on %s', (path) => {
  it('shows its stages and how far it is', async () => {
    const { bar, job } = await analyze(path);
    const said = within(bar).getByRole('status');
    expect(said).toHaveTextContent('Reading and analyzing the document...');
    await job.tell('progress', RUNNING);
    await waitFor(() => expect(said).toHaveTextContent('Finding the clauses...'));
    const progress = within(bar).getByRole('progressbar', { name: 'Progress' });
    expect(progress).toHaveAttribute('value', '40');
    expect(button()).toBeDisabled();
    await job.tell('end', { state: 'done', percent: 100, result: RESULT });
    expect(await analysis()).toHaveTextContent('binds the tenant');
    expect(toasts()[0]).toHaveTextContent('Analysis Complete');
    expect(running()).toBeNull();
  });

  it('shows what the rules have said while the model still reads', async () => {
    const { bar, job } = await analyze(path);
    await job.tell('text', { offset: 0, text: 'The lease binds.' });
    await job.tell('text', { offset: 16, text: '\n\nThe model adds this.' });
    const soFar = await within(bar).findByRole('region', { name: 'So Far' });
    expect(soFar).toHaveTextContent('The lease binds.The model adds this.');
    await job.tell('end', { state: 'done', percent: 100, result: RESULT });
    expect(await analysis()).toHaveTextContent('binds the tenant');
  });

  it('goes on while the user is elsewhere', async () => {
    const { api, job, user } = await analyze(path);
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0]!);
    await screen.findByRole('heading', { name: /Welcome/ });
    expect(running()).toBeNull();
    expect(api.callsOf('DELETE /jobs/:id')).toEqual([]);
    await job.tell('end', { state: 'done', percent: 100, result: RESULT });
    act(() => window.history.back());
    expect(await analysis()).toHaveTextContent('binds the tenant');
  });

  it('leads to the log-in when the session ends, and asks for no more of it', async () => {
    const { api, job, address } = await analyze(path);
    api.answer({
      'GET /jobs/:id': refusal(401, { code: 'NOT_SIGNED_IN', message: 'Log in again.' }),
      'GET /auth/rules': { passwordMinLength: 6, resetByMail: false, singleSignOn: null },
    });
    await job.tell('signed-out', {});
    await waitFor(() => expect(address()).toBe('/login'));
    await waitFor(() => expect(toasts()[0]).toHaveTextContent('Your session has ended'));
    expect(job.opened()).toBe(1);
  });

  it('is cancelled for good', async () => {
    const { api, bar, job, user } = await analyze(path);
    await job.tell('progress', RUNNING);
    await waitFor(() => expect(bar).toHaveTextContent('40%'));
    await user.click(within(bar).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(running()).toBeNull());
    expect(button()).toBeEnabled();
    expect(text()).toHaveValue('A lease.');
    await waitFor(() => expect(api.callsOf('DELETE /jobs/:id')).toHaveLength(1));
  });

  it('says why it has failed in the words of the server', async () => {
    const { job } = await analyze(path);
    await job.tell('end', failed('UNREADABLE_DOCUMENT', 'The file is torn.'));
    await waitFor(() => expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive'));
    expect(toasts()[0]).toHaveTextContent('The file is torn.');
    expect(running()).toBeNull();
  });

  it('is refused at its end for a document without room, and nothing is lost', async () => {
    const full = 'You have 5,000 documents, and the limit is 5,000.';
    const { api, job, user } = await analyze(path);
    await job.tell('progress', { ...RUNNING, percent: 90 });
    await waitFor(() => expect(running()).toHaveTextContent('90%'));
    await job.tell('end', failed('QUOTA_REACHED', full));
    await waitFor(() => expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive'));
    expect(toasts()[0]).toHaveTextContent(full);
    if (path === '/document-analysis') {
      expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(full);
    }
    expect(running()).toBeNull();
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
    expect(text()).toHaveValue('A lease.');
    // With room again, the text that stayed is analyzed as it is.
    api.answer({ 'POST /insights/analyze': Response.json(RESULT) });
    await user.click(button());
    expect(await analysis()).not.toBeEmptyDOMElement();
  });
});
