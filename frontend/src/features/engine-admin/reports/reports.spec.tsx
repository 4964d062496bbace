import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockEngine, mockTest, mockUsage } from '../../../../e2e/fixtures/engine-mocks';
import { openAsAdministrator } from '../../../../testing/administrator';
import { type Answers, refusal } from '../../../../testing/api';

const open = (change: Answers = {}) =>
  openAsAdministrator('/admin/engine', {
    'GET /admin/engine': mockEngine(),
    'GET /admin/engine/usage': mockUsage(),
    ...change,
  });
const part = () => screen.findByRole('region', { name: 'Compare models' });
const cellsOf = (table: HTMLElement, name: RegExp) =>
  within(within(table).getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('lists what a test found, a sentence each', async () => {
  const { user } = await open({ 'POST /admin/engine/test': mockTest() });
  await user.click(await screen.findByRole('button', { name: 'Test the endpoint' }));
  const list = await screen.findByRole('list', { name: 'What the test found' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'qwen2.5:14b answered in 640 ms.',
    'The endpoint was reached, and accepted the API key.',
    ...mockTest().findings.map(({ text }) => text),
  ]);
});

it('can be left alone while it is tested', async () => {
  const { api, user } = await open({ 'POST /admin/engine/test': () => new Promise(() => {}) });
  const button = await screen.findByRole('button', { name: 'Test the endpoint' });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
  await screen.findByText(/^You stopped waiting\. The test ends within a minute/);
  expect(api.callsOf('POST /admin/engine/test')[0]?.signal?.aborted).toBe(true);
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  api.answer({ 'POST /admin/engine/test': mockTest() });
  await user.click(button);
  await screen.findByText(/answered in/);
});

it('shows tests in rows', async () => {
  await open();
  const table = await within(await part()).findByRole('table', { name: 'Tests' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(cellsOf(table, /^qwen2\.5:14b ollama\S+ .*by Ann Followed/)).toEqual([
    'Followed',
    'Yes',
    '32,768',
    '420 ms',
    '41.3',
  ]);
  const other = /^an-organization.* by Deleted account \(9\)/;
  expect(cellsOf(table, other)).toEqual(['In prompt only', 'No', '< 12,000', '420 ms', '7.77']);
  expect(cellsOf(table, /refused/)).toEqual(['The API key for the model was refused.']);
});

it('shows evaluations one below the other, the figures of all tasks together', async () => {
  await open();
  const table = await within(await part()).findByRole('table', { name: 'Evaluations' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent).slice(1)).toEqual([
    'In form',
    'Items kept',
    'Dropped',
    'Inventions shown',
    'Answer',
    'Price',
  ]);
  // Of 10 cases and 30 cases; 12 s and 2 s.
  const first = ['38%', '2,468', '112', '0', '4.5 s', '$1.50'];
  expect(cellsOf(table, /^qwen2\.5:14b/)).toEqual(first);
  expect(cellsOf(table, /^gpt-4\.1-mini/)).toEqual(['40%', '1,234', '56', '0', '3.0 s', '–']);
});

it('says that there is nothing yet, and how to begin', async () => {
  await open({ 'GET /admin/engine': mockEngine(null, []) });
  const compare = await part();
  await waitFor(() => expect(compare).toHaveTextContent(/No test yet\. .*adds one/));
  expect(compare).toHaveTextContent('npm run evaluate -- --endpoint');
  expect(compare).toHaveTextContent('No evaluation yet.');
});

it('adds a report, and refuses what is none', async () => {
  const { api, user } = await open({ 'GET /admin/engine': mockEngine(undefined, []) });
  const input = await screen.findByLabelText('Evaluation report (JSON)');
  // jsdom's own has no `text`.
  const file = (text: string) =>
    Object.assign(new File([text], 'evaluate-m.json', { type: 'application/json' }), {
      text: async () => text,
    });
  await user.upload(input, file('no JSON'));
  await screen.findByText(/^This file is not a report of npm run evaluate\./);
  const details = [{ path: 'summary', message: 'Invalid' }];
  const refused = { code: 'VALIDATION_FAILED', message: 'summary: Invalid', details };
  api.answer({ 'POST /admin/engine/reports': refusal(400, refused) });
  await user.upload(input, file('{"model": "m"}'));
  await waitFor(() => expect(api.callsOf('POST /admin/engine/reports')).toHaveLength(1));
  await screen.findByText(/^This file is not a report of npm run evaluate\./);
  api.answer({
    'POST /admin/engine/reports': new Response(null, { status: 204 }),
    'GET /admin/engine': mockEngine(),
  });
  await user.upload(input, file('{"model": "m", "summary": []}'));
  await screen.findByText('The evaluation of m was added.');
  await screen.findByRole('table', { name: 'Evaluations' });
  api.answer({ 'POST /admin/engine/reports': refusal(500) });
  await user.upload(input, file('{"model": "m", "summary": []}'));
  await screen.findByText('The report was not added. Try again.');
});
