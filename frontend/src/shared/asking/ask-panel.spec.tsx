import { expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refusal } from '../../../testing/api';
import { casePage } from '../../../testing/case-page';
import { startJob } from '../../../testing/job';
import { openApp } from '../../../testing/open-app';

const ROUTE = 'POST /cases/:id/opinions/:ordinal/questions';
const LOCAL = { engine: 'local', sentences: [], passages: [] };
const place = (start: number) => ({ quote: `Words at ${start}.`, start, end: 40, page: null });
const GROUNDING = {
  prompt: 'ask@1',
  sectionsRead: 1,
  sectionsTotal: 1,
  quotationsKept: 1,
  quotationsDropped: 1,
  citationsVerified: 0,
  citationsUnverified: 0,
  flagged: [],
};

async function openPanel(answer: unknown, model: string | null = null) {
  const app = await openApp('/cases/7', {
    ...casePage(),
    'GET /model': { model },
    [ROUTE]: answer instanceof Response ? answer : Response.json(answer),
  });
  await app.user.click(await screen.findByText('Ask this opinion'));
  const panel = within(await screen.findByRole('region', { name: 'Ask this opinion' }));
  const ask = async (question: string) => {
    await app.user.clear(panel.getByLabelText('Question'));
    await app.user.type(panel.getByLabelText('Question'), `${question}{Enter}`);
  };
  return { ...app, panel, ask };
}

it('An empty panel says what it does, and has questions to try', async () => {
  const { panel, user } = await openPanel(LOCAL);
  expect(panel.getByText(/does not write an answer/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Ask' })).toBeDisabled();
  await user.click(panel.getByRole('button', { name: 'What did the court hold?' }));
  expect(panel.getByLabelText('Question')).toHaveValue('What did the court hold?');
});

it('Passages of the rules are no answer, and each opens its place', async () => {
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  const passages = [0, 10, 20, 30, 35, 38].map(place);
  const { panel, ask, user, api, address } = await openPanel({ ...LOCAL, passages });
  await ask('What is a waiver?');
  const part = within(await panel.findByRole('region', { name: 'Passages That Bear on It' }));
  part.getByText(/These are passages, not an answer/);
  expect(part.getAllByRole('listitem')).toHaveLength(5);
  await user.click(part.getByRole('button', { name: 'Show all 6 passages' }));
  await user.click(part.getByRole('button', { name: '“Words at 38.”' }));
  expect(address()).toBe('/cases/7#at-38');
  expect(api.callsOf(ROUTE)[0]?.body).toEqual({ question: 'What is a waiver?' });
});

it('What the opinion does not say is said so', async () => {
  const { panel, ask } = await openPanel(LOCAL);
  await ask('Are zebras allowed?');
  expect(await panel.findByText('The opinion does not say')).toBeVisible();
});

it('A model answers beside the passages, or does not say, with how it was checked', async () => {
  const sentences = [{ ...place(5), text: 'It was a waiver.' }];
  const answer = { engine: 'stub-1', sentences, passages: [place(20)], grounding: GROUNDING };
  const { panel, ask, api } = await openPanel(answer, 'stub-1');
  expect(panel.getByText(/^The model stub-1 answers from the opinion alone/)).toBeVisible();
  await ask('Was it a waiver?');
  const said = within(await panel.findByRole('region', { name: 'Answer by the Model stub-1' }));
  expect(said.getByText('It was a waiver.')).toBeVisible();
  expect(said.getByRole('button', { name: '“Words at 5.”' })).toBeVisible();
  expect(panel.getByRole('region', { name: 'Passages That Bear on It' })).toBeVisible();
  expect(panel.getByText('1 of 2 quotations found', { exact: false })).toBeInTheDocument();
  api.answer({ [ROUTE]: Response.json({ ...answer, sentences: [] }) });
  await ask('Was it a forfeiture?');
  expect(await panel.findByText('The opinion does not say')).toBeVisible();
  expect(panel.getByRole('button', { name: '“Words at 20.”' })).toBeVisible();
});

it('A question under way shows how far it is, and can be canceled', async () => {
  const job = startJob();
  const { panel, ask } = await openPanel(job.accepted);
  await ask('What is a waiver?');
  await job.tell('progress', { stage: 'Reading the opinion', percent: 30 });
  expect(await panel.findByText('Reading the opinion...')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Ask' })).toBeDisabled();
  await job.tell('text', { offset: 0, text: 'It was a waiver.' });
  expect(panel.getByRole('region', { name: 'So Far' })).toHaveTextContent('It was a waiver.');
  await job.tell('end', { state: 'done', result: { ...LOCAL, passages: [place(0)] } });
  expect(await panel.findByRole('button', { name: '“Words at 0.”' })).toBeVisible();
});

it('A failure is told where it was asked', async () => {
  const { panel, ask } = await openPanel(refusal(503, { message: 'Too busy. Try again.' }));
  await ask('What is a waiver?');
  expect(await panel.findByRole('alert')).toHaveTextContent('Too busy. Try again.');
});
