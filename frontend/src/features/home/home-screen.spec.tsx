import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../testing/api';
import { ADA, openApp } from '../../../testing/open-app';

const AT = '2026-11-02T10:00:00.000Z';
const DOCUMENT = {
  id: 3,
  title: 'Supply agreement.pdf',
  fileName: 'Supply agreement.pdf',
  kind: 'pdf',
  category: 'ai-insights',
  documentType: 'Supply Agreement',
  findings: 4,
  pages: 12,
  characters: 9_000,
  uploadedAt: AT,
  expiresAt: null,
} as const;
const DRAFT = {
  id: 5,
  title: 'Lease for Mill Street',
  documentType: 'Lease Agreement',
  jurisdiction: 'Texas',
  missing: 2,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
} as const;
const REVIEW = {
  id: 9,
  title: 'Opposition brief.docx',
  citations: 30,
  problems: 6,
  decided: 2,
  createdAt: AT,
  signedAt: null,
};
const ENTRY = { id: 1, query: 'fair use', category: 'case-law', timestamp: AT };

const linksOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('The cursor is in the search field, and Enter searches', async () => {
  const app = await openApp('/', { 'POST /search': refusal(503) });
  const field = screen.getByRole('textbox', { name: 'Search case law' });
  await waitFor(() => expect(field).toHaveFocus());
  await app.user.keyboard('duty to warn{Enter}');
  expect(app.address()).toBe('/search?q=duty%20to%20warn');
});

it('Whoever has done nothing yet is offered two searches, and told what they run on', async () => {
  await openApp('/');
  expect(await screen.findByRole('link', { name: '410 U.S. 113' })).toHaveAttribute(
    'href',
    '/search?q=410%20U.S.%20113',
  );
  await screen.findByText(
    '1,630 cases in the library · citation index of 536,546 decisions · Built-in engine',
  );
  expect(screen.queryByRole('heading', { name: 'Recent work' })).toBeNull();
});

it('Work in progress and recent work open the thing itself', async () => {
  await openApp('/', {
    'GET /documents': [DOCUMENT],
    'GET /templates/drafts': [DRAFT],
    'GET /citations/reviews': [REVIEW],
    'GET /search/history': [
      ENTRY,
      { ...ENTRY, id: 2, query: 'notes.txt', category: 'ai-insights' },
    ],
  });
  const open = await screen.findByRole('region', { name: 'In progress' });
  expect(linksOf(open).toSorted()).toEqual([
    '/citation-generator?tab=reviews&review=9',
    '/template-generator?draft=5',
  ]);
  expect(open).toHaveTextContent('Draft · 2 blanks left');
  expect(open).toHaveTextContent('Cite check · 2 of 6 problems decided');
  const recent = screen.getByRole('region', { name: 'Recent work' });
  expect(linksOf(recent).toSorted()).toEqual([
    '/insights?document=3',
    '/search-history',
    '/search?q=fair%20use',
  ]);
});

it('A list that fails leaves the others there, and is fetched again', async () => {
  const app = await openApp('/', {
    'GET /documents': refusal(500),
    'GET /search/history': [ENTRY],
  });
  await screen.findByText('Some of your work could not be loaded. It is safe.');
  expect(screen.getByRole('link', { name: 'fair use' })).toBeInTheDocument();
  app.api.answer({ 'GET /documents': [DOCUMENT] });
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: DOCUMENT.title });
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('An auditor, who has no use of the tools, is greeted and asked for nothing', async () => {
  const { api } = await openApp('/', {}, { ...ADA, role: 'auditor' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(api.callsOf('GET /documents')).toEqual([]);
});

it('Dates to come lead to the documents that have them', async () => {
  const { api } = await openApp('/', {
    'GET /key-dates': [
      {
        documentId: 3,
        title: 'Supply agreement',
        category: 'ai-insights',
        date: '2031-01-05',
        label: 'Renewal notice due',
      },
    ],
  });
  const dates = await screen.findByRole('region', { name: 'Key dates' });
  expect(linksOf(dates)).toEqual(['/insights?document=3']);
  // A day of a document is that day in every time zone.
  expect(dates).toHaveTextContent('Jan 5, 2031Renewal notice dueSupply agreement');
  const from = api.callsOf('GET /key-dates')[0]?.url.searchParams.get('from');
  expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
