import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { toasts } from '../../../testing/open-app';
import { found, openAndSearch, searchScreen } from '../../../testing/search-screen';

it('says so when a file could not be made', async () => {
  const { user } = await openAndSearch({
    'POST /search': found(),
    'POST /export': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await searchScreen.cards();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('Export Failed'));
  expect(toasts()[0]).toHaveTextContent('Failed to export the document. Please try again.');
  expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive');
});
