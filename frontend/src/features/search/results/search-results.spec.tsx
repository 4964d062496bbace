import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mockCase, mockNotHeld } from '../../../../e2e/fixtures/mocks';
import { openApp } from '../../../../testing/open-app';
import { found, searchScreen } from '../../../../testing/search-screen';

const REACH = { searched: 1_000, of: 4_213 };
const FACETS = {
  jurisdictions: [],
  courts: [{ value: 'ca9', label: 'Ninth Circuit', count: 3 }],
  decades: [],
};

/** Opens the results of a search, which are a case unless said otherwise. */
async function openResults(change: object, cases?: unknown[], path = '/search?q=court') {
  const app = await openApp(path, { 'POST /search': found(cases, change) });
  const outcome = await screen.findByRole('region', { name: 'Search Results' });
  if (cases?.length === 0) await within(outcome).findByText(/No case in the library matches/);
  else await searchScreen.cards();
  return { ...app, outcome };
}

describe('What the library does not answer', () => {
  const none = { coverage: 'none', uncovered: [{ words: 'holographic wills', cases: 0 }] };

  it('is said above the nearest cases, with how to add law', async () => {
    const { outcome } = await openResults(none);
    expect(within(outcome).getByRole('status')).toHaveTextContent(
      'The library has nothing on holographic wills. The nearest are below.',
    );
    expect(outcome).toHaveTextContent('An administrator can add law');
    expect(await searchScreen.cards()).toHaveLength(1);
  });

  it('is said of a part of a question in a quieter sentence', async () => {
    const uncovered = [{ words: 'song', cases: 3 }];
    const { outcome } = await openResults({ coverage: 'partial', uncovered });
    expect(outcome).toHaveTextContent('None of the nearest cases mentions “song.”');
    expect(outcome).not.toHaveTextContent('add law');
  });

  it('is said of a decision that the library lacks, where nothing is found', async () => {
    const { outcome } = await openResults({ notHeld: [mockNotHeld] }, []);
    expect(outcome).toHaveTextContent('does not hold Harmon v. Ridley, 811 F.3d 720.');
    expect(outcome).toHaveTextContent('No case in the library matches');
    expect(within(outcome).queryByRole('article')).toBeNull();
  });

  it('is said of a citation that the library lacks', async () => {
    const lacking = { name: null, citation: '999 U.S. 999' };
    const { outcome } = await openResults({ lacking }, []);
    expect(within(outcome).getByText('999 U.S. 999 is not in the library.')).toBeVisible();
    expect(within(outcome).getByText(/No case in the library matches/)).toBeVisible();
  });

  it('is said with what the citation index knows of it, and how to get it', async () => {
    const known = [
      {
        name: 'Calder v. Bull',
        citation: '3 U.S. 386',
        court: 'Supreme Court of the United States',
        year: 1798,
      },
    ];
    const lacking = { name: null, citation: '3 U.S. 386', known };
    const { outcome } = await openResults({ lacking }, []);
    expect(outcome).toHaveTextContent(
      'Calder v. Bull, 3 U.S. 386 (Supreme Court of the United States 1798) is known; its text is not held here.',
    );
    expect(outcome).toHaveTextContent(/administrator can add law|Add law to the library/);
    expect(within(outcome).queryByRole('article')).toBeNull();
  });

  it('is said of a name that the library lacks, above the nearest', async () => {
    const lacking = { name: 'Calder v. Bull', citation: null };
    const { outcome } = await openResults({ lacking }, [mockCase({ title: 'Calder v. Jones' })]);
    expect(outcome).toHaveTextContent(
      'Calder v. Bull is not in the library. The nearest cases are below.',
    );
    expect(within(outcome).getByRole('article')).toHaveTextContent('Calder v. Jones');
  });
});

describe('What a search reaches', () => {
  const phrase = '/search?q=%22cell%20phone%22';

  it('is said of a phrase that was not looked for everywhere', async () => {
    const facets = { ...FACETS, phraseReach: REACH };
    const change = { total: 37, phraseReach: REACH, facets };
    const { outcome, user } = await openResults(change, undefined, phrase);
    expect(outcome).toHaveTextContent('37 cases');
    expect(outcome).toHaveTextContent(
      'The phrase was searched for in the 1,000 likeliest of 4,213 cases that contain the words of the search; narrow the search by court or date to search all of them.',
    );
    await user.selectOptions(screen.getByLabelText('Sort by'), 'newest');
    await searchScreen.cards();
    expect(outcome).toHaveTextContent('in the 1,000 newest of 4,213 cases');
  });

  it('is said beside the filters where only their counts fall short', async () => {
    const facets = { ...FACETS, phraseReach: REACH };
    const { outcome } = await openResults({ facets }, undefined, `${phrase}&court=ca9`);
    const filters = screen.getByRole('region', { name: 'Filters' });
    await within(filters).findByRole('heading', { name: 'Filters' });
    expect(filters).toHaveTextContent(
      'Cases that these filters leave out are counted among the 1,000 likeliest of 4,213 cases',
    );
    expect(outcome).not.toHaveTextContent('searched for');
  });

  it('is not mentioned where everything was looked through', async () => {
    const { outcome } = await openResults({ facets: FACETS }, undefined, phrase);
    expect(outcome).not.toHaveTextContent(/searched for|are shown/);
  });

  it('ends the pages, with the reason', async () => {
    const change = { total: 23_000, page: 1_000 };
    const { outcome } = await openResults(change, undefined, '/search?q=court&page=1000');
    expect(within(outcome).getByText('Page 1000 of 1000')).toBeVisible();
    expect(within(outcome).getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(within(outcome).getByRole('button', { name: 'Previous' })).toBeEnabled();
    expect(outcome).toHaveTextContent('23,000 cases');
    expect(outcome).toHaveTextContent(
      'The first 10,000 cases of a search are shown: narrow it by court or date to see others.',
    );
  });
});

it('A suggestion runs with a click', async () => {
  const path = '/search?q=palimony%20agrement';
  const change = { suggestion: 'palimony agreement' };
  const { user, address } = await openResults(change, undefined, path);
  await user.click(screen.getByRole('link', { name: 'palimony agreement' }));
  expect(address()).toBe('/search?q=palimony%20agreement');
});
