import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockCase } from '../../../../e2e/fixtures/mocks';
import { casePage } from '../../../../testing/case-page';
import { openApp } from '../../../../testing/open-app';
import { found, searchScreen } from '../../../../testing/search-screen';

const NAMES = ['A v. B', 'C v. D', 'E v. F', 'G v. H'];

/** Each test asks something else: what is selected is kept for a query. */
let asked = 0;

async function openList() {
  const cases = NAMES.map((title, at) => mockCase({ id: at + 7, title, citation: `${at} U.S. 1` }));
  const app = await openApp(`/search?q=list${++asked}`, {
    'POST /search': found(cases),
    'POST /export': () => Promise.reject(new TypeError('Failed to fetch')),
    ...casePage(),
  });
  await searchScreen.cards();
  const name = (at: number) => screen.getByRole('link', { name: NAMES[at]! });
  const box = (at: number) => screen.getByLabelText<HTMLInputElement>(`Select ${NAMES[at]}`);
  const chosen = () => NAMES.map((_, at) => box(at).checked);
  return { ...app, name, box, chosen };
}

it('A result is one stop; the arrow keys reach what is in it and the results around it', async () => {
  const { user, name, box } = await openList();
  name(0).focus();
  await user.tab();
  expect(name(1)).toHaveFocus();
  expect(name(1)).toHaveAccessibleDescription(/Arrow keys .*Space selects/);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Show details of C v. D' })).toHaveFocus();
  await user.keyboard('{Enter}{ArrowRight}{ArrowRight}');
  expect(box(1)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getAllByRole('button', { name: 'Copy citation' })[1]).toHaveFocus();
  // What came with the details is no stop either.
  const why = (await screen.findByText('Why here')).closest('summary');
  await waitFor(() => expect(why).toHaveAttribute('tabindex', '-1'));
  await user.tab();
  expect(name(2)).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(name(0)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(name(1)).toHaveFocus();
});

it('Results are selected by Space, and with Shift all in between', async () => {
  const { user, name, box, chosen } = await openList();
  expect(screen.queryByRole('region', { name: 'Selected results' })).toBeNull();
  name(1).focus();
  await user.keyboard(' ');
  expect(chosen()).toEqual([false, true, false, false]);
  const bar = await screen.findByRole('region', { name: 'Selected results' });
  expect(bar).toHaveTextContent('1 selected');
  await user.keyboard('{Shift>}');
  await user.click(box(3));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual([false, true, true, true]);
  expect(bar).toHaveTextContent('3 selected');
  await user.click(box(2));
  expect(chosen()).toEqual([false, true, false, true]);
  await user.click(within(bar).getByRole('button', { name: 'Clear selection' }));
  expect(chosen()).not.toContain(true);
  await waitFor(() => expect(bar).not.toBeInTheDocument());
});

it('What is selected stays so for who comes back from a case', async () => {
  const { user, name, chosen, box } = await openList();
  await user.click(box(2));
  await user.click(name(0));
  await screen.findByRole('heading', { level: 1, name: 'Harmon v. Ridley' });
  window.history.back();
  await screen.findByRole('region', { name: 'Search Results' });
  expect(chosen()).toEqual([false, false, true, false]);
});

it('Selected results are exported alone', async () => {
  const { user, box, api } = await openList();
  await user.click(box(1));
  const bar = await screen.findByRole('region', { name: 'Selected results' });
  await user.click(within(bar).getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: /Word/ }));
  await waitFor(() => expect(api.callsOf('POST /export')).toHaveLength(1));
  expect(api.callsOf('POST /export')[0]!.body).toMatchObject({
    type: 'search-results',
    data: { total: 1, cases: [{ title: 'C v. D' }] },
  });
});
