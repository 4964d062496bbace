import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FIRST_PART, mockRecord } from '../../../e2e/fixtures/case-mocks';
import { openAsAdministrator } from '../../../testing/administrator';
import { refusal } from '../../../testing/api';
import { casePage } from '../../../testing/case-page';
import { openApp } from '../../../testing/open-app';
import { keepResults } from '../../shared/drafts/draft-store';

const region = (name: string) => screen.getByRole('region', { name });

it('The page of a case tells what comes from which source where several have it', async () => {
  const own = { name: 'HARMON v. RIDLEY', hasText: true };
  const records = [
    { ...own, id: 7, source: 'courtlistener', sourceId: 'cl:7', facts: ['docket', 'opinions'] },
    { ...own, id: 8, source: 'cap', sourceId: 'cap:8', facts: [] },
    {
      id: 9,
      source: 'starter',
      sourceId: 'starter:harmon',
      name: 'Harmon v. Ridley',
      hasText: false,
      facts: ['name', 'date', 'summary', 'keyPoints'],
    },
  ];
  await openApp('/cases/7', casePage(mockRecord({ records })));
  const sources = await screen.findByLabelText('Sources', { selector: 'dl' });
  expect(sources).toHaveTextContent('Starter libraryName, date, summary, key points');
  expect(sources).toHaveTextContent('CourtListenerDocket number, opinion');
  const link = within(sources).getByRole('link');
  expect(link).toHaveAccessibleName('Read its text: Caselaw Access Project');
  expect(link).toHaveAttribute('href', '/cases/8');
});

it.each(['/cases/999999999', '/cases/nonsense'])(
  'The page says when there is no such case: %s',
  async (path) => {
    await openApp(path, { 'GET /cases/:id': refusal(404) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Case not found$/);
    expect(screen.getByRole('link', { name: 'Search the library' })).toBeVisible();
  },
);

it('The page says until when history is known where there is none', async () => {
  const laterHistory = { standing: 'none_known', knownUntil: '2025-06-27', events: [] };
  const record = mockRecord({ history: [], treatments: [], laterHistory });
  await openApp('/cases/7', casePage(record));
  expect(await screen.findByRole('region', { name: 'Later history' })).toHaveTextContent(
    /(?:No later history known here|No negative treatment is known here)\. The newest decision in the library is dated \w+ \d+, \d{4}\./,
  );
});

it('The page says when the library has no text', async () => {
  await openApp('/cases/7', casePage(mockRecord({ opinions: [] })));
  expect(await screen.findByText(/The library has this case, but not its opinions/)).toBeVisible();
  expect(screen.getByText(/^Ask an administrator to add volume \d+ .+, which/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Get \d/ })).toBeNull();
});

it('An administrator gets the volume that has the text', async () => {
  const record = mockRecord({ opinions: [], citations: ['2019 Ct. No. 7-A', '410 U.S. 113'] });
  await openAsAdministrator('/cases/7', casePage(record));
  expect(await screen.findByRole('link', { name: 'Get 410 U.S.' })).toHaveAttribute(
    'href',
    '/admin/library?add=410%20U.S.%20113#add-law',
  );
});

it('Later history is shown, the derived marked as such, with its passage', async () => {
  const { user } = await openApp('/cases/7', casePage());
  await screen.findByRole('region', { name: 'Later history' });
  const later = within(region('Later history'));
  expect(region('Later history')).toHaveTextContent('Limited in part');
  expect(region('Later history')).toHaveTextContent('Derived');
  const marked = () => region('Later history').querySelector('mark');
  expect(marked()).not.toBeVisible();
  await user.click(later.getByText('Show the passage'));
  expect(marked()).toBeVisible();
  expect(marked()).toHaveTextContent(/^overruled$/);
  expect(later.getByRole('link', { name: 'Open the passage' })).toHaveAttribute(
    'href',
    '/cases/9#p-1',
  );
});

it('An opinion is read to its end: pages, footnotes, linked citations', async () => {
  const { user, address } = await openApp('/cases/7', casePage());
  expect(await screen.findByText(/The judgment is reversed\./)).toBeInTheDocument();
  expect(document.querySelector('.page-mark')).toHaveTextContent(/^Page \*21$/);
  const link = screen.getByRole('link', { name: '480 U.S. 1' });
  expect(link).toHaveAttribute('href', '/cases/9');
  link.focus();
  expect(await screen.findByText(/^480 U\.S\. 1 · Supreme Court .* · 1987$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Footnote 1' }));
  const note = await screen.findByRole('dialog', { name: 'Footnote 1' });
  expect(note).toHaveTextContent('says more');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(note).not.toBeInTheDocument());
  expect(region('Footnotes')).toHaveTextContent('says more');

  await user.click(screen.getByRole('link', { name: 'Dissent · Stone, J.' }));
  expect(address()).toBe('/cases/7?opinion=1');
  expect(await screen.findByText('I dissent from this.')).toBeVisible();
});

it('A text of several writings has its caption as a block, and leads to each of them', async () => {
  const texts = [
    'DOE',
    'v.',
    'ROE.',
    'No. 12.',
    'JUSTICE HUGHES delivered the opinion of the Court.',
  ];
  const rest = ['*22 It is so ordered.', '*23 JUSTICE STONE, dissenting.', 'I dissent from this.'];
  const paragraphs = [...texts, ...rest].map((text, index) => ({
    ...FIRST_PART.paragraphs[0]!,
    index,
    text,
  }));
  const opinion = {
    ...FIRST_PART,
    kind: 'combined',
    author: null,
    paragraphs,
    footnotes: [],
    next: null,
  };
  const { user, address } = await openApp('/cases/7', {
    ...casePage(),
    'GET /cases/:id/opinions/:ordinal': () => Response.json(opinion),
  });
  expect((await screen.findByText('DOE')).closest('.opinion-caption')).toHaveTextContent(
    /^DOE ?v\. ?ROE\. ?No\. 12\.$/,
  );
  expect(screen.getByText('It is so ordered.').closest('p')).toHaveTextContent(
    /^Page \*22It is so ordered\.$/,
  );
  const contents = within(screen.getAllByRole('navigation', { name: 'Opinions' }).at(-1)!);
  expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Justice Hughes delivered the opinion of the Court',
    'Justice Stone, dissenting',
  ]);
  await user.click(contents.getByRole('link', { name: /Stone/ }));
  expect(address()).toBe('/cases/7#p-6');
  await waitFor(() => expect(document.getElementById('p-6')).toHaveFocus());
});

it('The way back is to the results that were looked at last', async () => {
  const first = await openApp('/cases/7', casePage());
  expect(await screen.findByRole('link', { name: 'Search the library' })).toHaveAttribute(
    'href',
    '/search',
  );
  keepResults('/search?q=fair%20use&page=2');
  await first.user.click(screen.getByRole('tab', { name: /^Authorities/ }));
  expect(await screen.findByRole('link', { name: 'Back to results' })).toHaveAttribute(
    'href',
    '/search?q=fair%20use&page=2',
  );
});

it('An opinion is searched inside', async () => {
  const { user } = await openApp('/cases/7', casePage());
  await screen.findByText(/The judgment is reversed\./);
  const field = screen.getByLabelText('Search inside the opinion');
  const count = within(field.closest('search')!).getByRole('status');
  const counts = (words: string) => waitFor(() => expect(count.textContent).toBe(words));
  fireEvent.change(field, { target: { value: 'due PROCESS' } });
  field.focus();
  await counts('1 of 2');
  await user.keyboard('{Enter}');
  await counts('1 of 2');
  await user.keyboard('{Enter}');
  await counts('2 of 2');
  expect(document.querySelectorAll('mark[data-current]')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Next match' }));
  await counts('1 of 2');
  fireEvent.change(field, { target: { value: 'nowhere' } });
  await counts('No match');
  await user.type(field, '{Escape}');
  expect(field).toHaveValue('');
});
