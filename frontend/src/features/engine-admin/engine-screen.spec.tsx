import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockEngine, mockModel, mockTest, mockUsage } from '../../../e2e/fixtures/engine-mocks';
import { openAsAdministrator } from '../../../testing/administrator';
import { type Answers, refusal } from '../../../testing/api';

const ANSWERS = {
  'GET /admin/engine': mockEngine(),
  'GET /admin/engine/usage': mockUsage(),
} satisfies Answers;

const open = (change: Answers = {}, path = '/admin/engine') =>
  openAsAdministrator(path, { ...ANSWERS, ...change });

const part = (name: string) => screen.findByRole('region', { name });

it('shows the model, how it does and how it is set', async () => {
  await open();
  const engine = await part('Model qwen2.5:14b');
  expect(engine).toHaveTextContent('Answers');
  expect(engine).toHaveTextContent('OPENAI_BASE_URL is set');
  expect(engine).toHaveTextContent('840 ms');
  expect(engine).toHaveTextContent('4.2 s');
  expect(engine).toHaveTextContent('The model did not answer in time.');
  const settings = await part('Settings');
  expect(settings).toHaveTextContent('ollama.firm.example:11434');
  expect(settings).toHaveTextContent('refused before each request');
  expect(settings).toHaveTextContent('nomic-embed-text');
  expect(settings).toHaveTextContent('Document analysis: analyze@2');
  expect(settings).toHaveTextContent('$0.40 for input, $1.60 for output');
});

it('tests the model, and says what came of it', async () => {
  const test = mockTest();
  const { api, user } = await open({ 'POST /admin/engine/test': test });
  const button = await screen.findByRole('button', { name: 'Test the endpoint' });
  await user.click(button);
  await screen.findByText('qwen2.5:14b answered in 640 ms.');
  const message = 'The API key for the model was refused. Check OPENAI_API_KEY.';
  api.answer({
    'POST /admin/engine/test': { ...test, ok: false, durationMs: 12, fault: 'key', message },
    'GET /admin/engine': mockEngine(mockModel({ state: 'fails' })),
  });
  await user.click(button);
  await screen.findByText(/Check OPENAI_API_KEY\./);
  await screen.findByText('Not responding');
  const busy = { code: 'RATE_LIMITED', message: 'Too many tries. Try again in 30 seconds.' };
  api.answer({ 'POST /admin/engine/test': refusal(429, busy) });
  await user.click(button);
  await screen.findByText(/Try again in 30 seconds\./);
});

it('counts by task, user and model in the period of the address', async () => {
  const { api, user, address } = await open({}, '/admin/engine?period=week');
  const usage = await part('Model usage');
  await waitFor(() => expect(usage).toHaveTextContent('$5.10'));
  const tasks = within(within(usage).getByRole('table', { name: 'By task' }));
  expect(tasks.getByRole('row', { name: /Document analysis/ })).toHaveTextContent('12,000,000');
  const users = within(within(usage).getByRole('table', { name: 'By user' }));
  expect(users.getByRole('row', { name: /Cholmondeley/ })).toHaveTextContent('$0.25');
  expect(users.getAllByRole('row')).toHaveLength(11);
  await user.click(within(usage).getByRole('button', { name: 'Show all 13 users' }));
  users.getByRole('row', { name: /Deleted account/ });
  await user.selectOptions(within(usage).getByLabelText('Period'), 'All time');
  expect(address()).toBe('/admin/engine?period=all');
  const periods = () =>
    api.callsOf('GET /admin/engine/usage').map(({ url }) => url.searchParams.get('period'));
  await waitFor(() => expect(periods()).toEqual(['week', 'all']));
});

it('says how to see the cost', async () => {
  await open({ 'GET /admin/engine/usage': mockUsage({ prices: null }) });
  const use = await part('Model usage');
  await waitFor(() => expect(use).toHaveTextContent('AI_PRICE_INPUT and AI_PRICE_OUTPUT'));
  expect(screen.queryByRole('columnheader', { name: 'Cost' })).toBeNull();
});

it('says that nothing was asked', async () => {
  const total = { requests: 0, failures: 0, promptTokens: 0, completionTokens: 0, cost: null };
  const usage = mockUsage({ total, tasks: [], models: [], users: [], usersTotal: 0 });
  await open({ 'GET /admin/engine/usage': usage });
  const use = await part('Model usage');
  await waitFor(() => expect(use).toHaveTextContent('No model has been used since Jan 1, 2026.'));
});

it('says how to use a model where there is none', async () => {
  await open({ 'GET /admin/engine': mockEngine(null) });
  const engine = await part('Built-in engine');
  expect(engine).toHaveTextContent('neither OPENAI_API_KEY nor OPENAI_BASE_URL is set');
  expect(engine).toHaveTextContent('OPENAI_MODEL=');
  expect(screen.queryByRole('button', { name: 'Test the endpoint' })).toBeNull();
});

it('names the key that is missing', async () => {
  const { engine, ...overview } = mockEngine(null);
  await open({ 'GET /admin/engine': { ...overview, engine: { ...engine, engine: 'keyless' } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('OPENAI_API_KEY');
});

it('says that the figures could not be fetched, and tries again', async () => {
  const { api, user } = await open({ 'GET /admin/engine': refusal(500) });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The engine’s status could not be loaded');
  api.answer(ANSWERS);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await part('Model qwen2.5:14b');
});
