import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { refusal } from '../../../testing/api';
import { openApp, passTime, stopClock, toasts } from '../../../testing/open-app';
import { found, openAndSearch, searchScreen } from '../../../testing/search-screen';

const toast = () => waitFor(() => toasts()[0] ?? expect(toasts()).not.toEqual([]));

it.each([
  {
    name: 'trouble with the API key',
    answer: refusal(502, { message: 'Incorrect API key provided.' }),
    title: 'OpenAI API Key Error',
    text: 'The OpenAI API key appears to be invalid or missing. Please check your configuration.',
  },
  {
    name: 'a message of the server',
    answer: refusal(503, { message: 'The search is too busy. Try again soon.' }),
    title: 'Search Error',
    text: 'The search is too busy. Try again soon.',
  },
  {
    name: 'an error without a message',
    answer: refusal(500),
    title: 'Search Error',
    text: 'Failed to perform search',
  },
  {
    name: 'a body that is not JSON',
    answer: refusal(502, '<h1>Bad Gateway</h1>'),
    title: 'Search Error',
    text: 'Failed to perform search',
  },
  {
    name: 'a success that is not JSON',
    answer: refusal(200, '<h1>Captive portal</h1>'),
    title: 'Search Error',
    text: 'Failed to perform search. Please try again.',
  },
])('A search fails with $name', async ({ answer, title, text }) => {
  await openAndSearch({ 'POST /search': answer });
  const inline = await searchScreen.outcome().findByRole('alert');
  expect(inline).toHaveTextContent(title);
  expect(inline).toHaveTextContent(text);
  const [shown] = toasts();
  expect(shown).toHaveTextContent(title);
  expect(shown).toHaveTextContent(text);
  expect(shown).toHaveAttribute('data-variant', 'destructive');
  expect(searchScreen.field()).toHaveValue('fair use');
  expect(searchScreen.button()).toBeEnabled();
  expect(searchScreen.points()).toHaveTextContent('0');
});

it('A search without a network says so, and trying again works', async () => {
  const { api, user } = await openAndSearch({
    'POST /search': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const inline = await searchScreen.outcome().findByRole('alert');
  expect(inline).toHaveTextContent('The server cannot be reached');
  expect(toasts()[0]).toHaveTextContent('Search Error');
  api.answer({ 'POST /search': found() });
  await user.click(searchScreen.outcome().getByRole('button', { name: 'Try again' }));
  await searchScreen.cards();
  expect(searchScreen.outcome().queryByRole('alert')).toBeNull();
});

it('A failed search is not tried a second time', async () => {
  const { api } = await openAndSearch({ 'POST /search': refusal(500) });
  await toast();
  stopClock();
  await passTime(30_000);
  expect(api.callsOf('POST /search')).toHaveLength(1);
});

it('A history that does not come leaves the search usable', async () => {
  const answers = {
    'GET /search/history': refusal(500, { message: 'No.' }),
    'POST /search': found(),
  };
  const { user } = await openApp('/search', answers);
  const shown = await toast();
  expect(shown).toHaveTextContent('Failed to fetch search history');
  expect(shown).toHaveAttribute('data-variant', 'destructive');
  await user.type(searchScreen.field(), 'fair use{Enter}');
  await searchScreen.cards();
});

it('Leaving while a search runs brings up nothing on the next screen', async () => {
  const { api, user } = await openApp('/search?q=x', {
    'POST /search': () => new Promise<never>(() => undefined),
  });
  await screen.findByText('Searching legal databases...');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { name: /Welcome/ });
  expect(api.callsOf('POST /search')[0]?.signal?.aborted).toBe(true);
  await act(() => new Promise((done) => setTimeout(done)));
  expect(toasts()).toEqual([]);
});
