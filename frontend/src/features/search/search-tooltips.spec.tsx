import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { found, openAndSearch, searchScreen } from '../../../testing/search-screen';

it('Tooltips explain points, query, history, ranking, year and jurisdiction', async () => {
  const entry = {
    id: 1,
    query: 'fair use',
    category: 'case-law',
    timestamp: '2026-01-02T03:04:05.000Z',
  };
  const { user } = await openAndSearch({
    'POST /search': found(),
    'GET /search/history': Response.json([entry]),
  });
  const [card] = await searchScreen.cards();
  await screen.findByRole('region', { name: 'Recent Searches' });
  const button = (name: string) => screen.getByRole('button', { name });
  for (const [trigger, text] of [
    [button('About the points'), /10 points/],
    [button('How to ask'), /quotation marks.*AND, OR, and NOT.*court:ca9/],
    [button('About this list'), /run it again/],
    [button('About the ranking'), /ranked/i],
    [within(card!).getByText('1990'), /Year the case was decided/],
    [within(card!).getByText('United States'), /Jurisdiction where the case was decided/],
  ] as const) {
    // By keyboard: what the pointer can read, the keyboard must reach.
    act(() => trigger.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(text);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  }
});
