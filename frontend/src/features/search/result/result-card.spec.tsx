import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mockCase } from '../../../../e2e/fixtures/mocks';
import { casePage } from '../../../../testing/case-page';
import { expectTip, openApp } from '../../../../testing/open-app';
import { found, searchScreen } from '../../../../testing/search-screen';

/** What is open is remembered by the search. */
let asked = 0;

async function openCards(...changes: Record<string, unknown>[]) {
  const cases = changes.map((change, at) => mockCase({ id: at + 1, ...change }));
  const app = await openApp(`/search?q=x${++asked}`, {
    'POST /search': found(cases),
    ...casePage(),
  });
  await searchScreen.cards();
  const card = (at: number) => searchScreen.outcome().getAllByRole('article')[at]!;
  const show = (at: number) =>
    app.user.click(within(card(at)).getByRole('button', { name: /^Show details/ }));
  return { ...app, card, show };
}

it('A card shows only what its case has', async () => {
  const bare = { year: null, jurisdiction: '', citation: null, citations: [], keyPoints: [] };
  const { card, show } = await openCards({ ...bare, summary: '' }, { citedBy: 1234 });
  await show(0);
  const parts = within(card(0));
  expect(parts.getByRole('heading', { name: 'Case Summary' })).toBeVisible();
  expect(card(0)).toHaveTextContent('The record has none.');
  expect(parts.queryByRole('heading', { name: 'Key Points' })).toBeNull();
  expect(parts.queryByRole('blockquote')).toBeNull();
  expect(parts.queryByText(/All citations|Cited by|null/)).toBeNull();
  // Of the line under the name nothing is left but the court: no year, no jurisdiction.
  const [facts] = parts.getAllByRole('list');
  expect(within(facts!).getAllByRole('listitem')).toHaveLength(1);
  expect(facts).toHaveTextContent(/^· Supreme Court of the United States$/);
  expect(card(1)).toHaveTextContent('Cited by 1,234');
});

it('A name is as it is cited, with the whole one as its tip', async () => {
  const title = 'Tarasoff v. Regents of the University of California';
  const caption = 'Tarasoff v. Regents of the Univ. of Cal.';
  const { card } = await openCards({}, { title, caption });
  const link = within(card(1)).getByRole('link', { name: caption });
  expect(link).toHaveAttribute('href', '/cases/2');
  await expectTip(link, title);
});

it('Key points beyond two, all citations, and the parts of the score are among the details', async () => {
  const { card, show, user } = await openCards({
    citations: ['573 U.S. 373', '134 S. Ct. 2473'],
    keyPoints: ['First.', 'Second.', 'Third.', 'Fourth.'],
  });
  const parts = within(card(0));
  expect(parts.getByText('Second.')).toBeVisible();
  expect(parts.queryByText('Third.')).toBeNull();
  await show(0);
  expect(parts.getByText('Fourth.')).toBeVisible();
  // The details are loaded when first shown.
  expect(await parts.findByText('134 S. Ct. 2473')).not.toBeVisible();
  await user.click(parts.getByText(/^All citations/));
  expect(parts.getByText('134 S. Ct. 2473')).toBeVisible();
  await user.click(parts.getByText('Why here'));
  expect(await parts.findByRole('table')).toHaveTextContent('Score');
  expect(screen.getByText(/Ranked by the built-in engine/)).toBeVisible();
});

it('Key points are other ones than the relevance quotes, where there are others', async () => {
  const keyPoints = ['It is about the question.', 'Second.', 'Third.', 'Fourth.'];
  const { card, show } = await openCards({ keyPoints }, { keyPoints: keyPoints.slice(0, 1) });
  const points = (at: number) =>
    within(within(card(at)).getByRole('heading', { name: 'Key Points' }).parentElement!)
      .getAllByRole('listitem')
      .map((point) => point.textContent);
  expect(points(0)).toEqual(['Second.', 'Third.']);
  expect(points(1)).toEqual(['It is about the question.']);
  await show(0);
  expect(points(0)).toEqual(keyPoints);
});

it('The matched words are marked, in the passage and in the relevance', async () => {
  const passage = [
    { text: 'Officers may not ', marked: false },
    { text: 'search', marked: true },
    { text: ' <b>a phone</b>.', marked: false },
  ];
  const { card, show } = await openCards({ passage, relevance: 'It is about searches.' });
  await show(0);
  expect(within(card(0)).getByRole('blockquote')).toHaveTextContent(
    'Officers may not search <b>a phone</b>.',
  );
  const marks = [...card(0).querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['searches', 'search']);
});

it('A sentence that is all of its passage still leads to its place in the opinion', async () => {
  const relevance = '“Officers may not search a phone.”';
  const { card, show } = await openCards({ relevance, place: { opinion: 0, at: 40 } });
  await show(0);
  expect(card(0).querySelector('blockquote')).toBeNull();
  const link = within(card(0)).getByRole('link', { name: /^Read it in the opinion/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('40'));
});

it('Details that are open stay so for who comes back from a case', async () => {
  const { card, show, user } = await openCards({ id: 7, title: 'Harmon v. Ridley' }, {});
  await show(0);
  await user.click(within(card(0)).getByRole('link', { name: 'Harmon v. Ridley' }));
  await screen.findByRole('heading', { level: 1, name: 'Harmon v. Ridley' });
  window.history.back();
  await screen.findByRole('region', { name: 'Search Results' });
  expect(within(card(0)).getByRole('button', { name: /^Hide details/ })).toBeVisible();
  expect(within(card(1)).getByRole('button', { name: /^Show details/ })).toBeVisible();
});
