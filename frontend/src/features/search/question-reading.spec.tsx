import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Answers } from '../../../testing/api';
import { openApp } from '../../../testing/open-app';
import { found, openAndSearch, searchScreen } from '../../../testing/search-screen';

const QUESTION = 'Can police open a phone seized in an arrest?';
const AS = '"cell phone" arrest seized mobile telephone';
const READ = Response.json({
  engine: 'stub-1',
  prompt: 'question@1',
  dropped: 2,
  reading: {
    terms: ['arrest', 'seized'],
    phrases: ['cell phone'],
    synonyms: ['mobile telephone'],
    court: null,
    fromYear: null,
    toYear: null,
  },
  search: { query: AS, total: 12 },
});
const HELPED: Answers = {
  'GET /model': { model: 'stub-1' },
  'POST /search': found(),
  'POST /search/explanations': Response.json({ engine: 'local', explanations: [] }),
};

const outcome = () => screen.getByRole('region', { name: 'Search Results' });

it('The address of a reading can be shared, and asking anew leaves it', async () => {
  const path = `/search?q=${encodeURIComponent(QUESTION)}&as=${encodeURIComponent(AS)}`;
  const { api, user } = await openApp(path, { 'POST /search': found() });
  await searchScreen.cards();
  expect(outcome()).toHaveTextContent(`Your question was searched as ${AS}`);
  expect(api.callsOf('POST /search')[0]?.body).toMatchObject({ query: AS });
  await user.type(searchScreen.field(), '{Enter}');
  await searchScreen.cards();
  expect(api.callsOf('POST /search').at(-1)?.body).toMatchObject({ query: QUESTION });
  expect(outcome()).not.toHaveTextContent('Your question was searched as');
});

it('Where the model fails the plain search stands, with the reason', async () => {
  const fallback = { model: 'stub-1', reason: 'The model did not answer in time.' };
  const answer = { engine: 'local', reading: null, search: null, dropped: 0, fallback };
  await openAndSearch({ ...HELPED, 'POST /search/understanding': Response.json(answer) }, QUESTION);
  expect(await searchScreen.cards()).toHaveLength(1);
  await waitFor(() =>
    expect(outcome()).toHaveTextContent(`did not read your question. ${fallback.reason}`),
  );
});

it('A reading helps where the plain search finds nothing', async () => {
  await openAndSearch(
    { ...HELPED, 'POST /search': found([]), 'POST /search/understanding': READ },
    QUESTION,
  );
  expect(await screen.findByRole('button', { name: 'Search this way (12 cases)' })).toBeVisible();
  expect(outcome()).toHaveTextContent('No case in the library matches');
});

it('A model that is heard of after the cases are found still reads the question', async () => {
  let tell: (answer: Response) => void = () => undefined;
  const model = new Promise<Response>((resolve) => {
    tell = resolve;
  });
  const answers = { ...HELPED, 'GET /model': () => model };
  await openAndSearch({ ...answers, 'POST /search/understanding': READ }, QUESTION);
  await waitFor(() => expect(outcome()).toHaveTextContent('Searching legal databases'));
  tell(Response.json({ model: 'stub-1' }));
  expect(await searchScreen.cards()).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Search this way (12 cases)' })).toBeVisible();
});

it('Keywords are not read', async () => {
  const { api } = await openAndSearch(HELPED, 'cell phone');
  const [card] = await searchScreen.cards();
  expect(card).toHaveTextContent('By the built-in engine');
  expect(api.callsOf('POST /search/explanations')).toHaveLength(1);
});

it('Without a model no question is read', async () => {
  await openAndSearch({ 'POST /search': found() }, QUESTION);
  expect(await searchScreen.cards()).toHaveLength(1);
  expect(outcome()).not.toHaveTextContent(/reads? your question/);
});
