import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../testing/api';
import { passTime, stopClock, toasts } from '../../../testing/open-app';
import { found, openAndSearch, searchScreen } from '../../../testing/search-screen';

/** Brings up the toast of a successful search. */
async function openToast() {
  const app = await openAndSearch({ 'POST /search': found() });
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('Search Points Earned!'));
  return app;
}

it('A toast shows for 5000 ms', async () => {
  const { user } = await openToast();
  await user.clear(searchScreen.field());
  await user.type(searchScreen.field(), 'another');
  stopClock();
  fireEvent.click(searchScreen.button());
  await passTime(50);
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveAttribute('data-variant', 'default');
  await passTime(4_900);
  expect(toasts()).toHaveLength(1);
  await passTime(160);
  expect(toasts()).toEqual([]);
});

it('Only one toast is visible, the newest', async () => {
  const { api, user } = await openToast();
  api.answer({ 'POST /search': refusal(500) });
  await user.type(searchScreen.field(), ' parody{Enter}');
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('Search Error'));
  expect(toasts()).toHaveLength(1);
});

it('F8 takes the focus to the toasts, and Escape closes the one focused', async () => {
  const { user } = await openToast();
  await user.keyboard('[F8]');
  const region = screen.getByRole('region', { name: /^Notifications/ });
  expect(within(region).getByRole('list')).toHaveFocus();
  await user.tab();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(toasts()).toEqual([]));
});
