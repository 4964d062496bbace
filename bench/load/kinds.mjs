/** The mix of requests of a day's work: each kind with how many of a hundred requests it is. */
import { randomUUID } from 'node:crypto';

const QUERIES = [
  'duty to warn',
  'Miranda v. Arizona',
  '"clear and present danger"',
  'qualified immunity excessive force',
  '410 U.S. 113',
  'warrantless search of a cell phone',
  'breach of contract damages',
  'fair use transformative',
];
const CITED = 'See Miranda v. Arizona, 384 U.S. 436 (1966); Roe v. Wade, 410 U.S. 113 (1973).';
const LEASE =
  'This lease is made between Acme Corp. and Bell LLC on March 3, 2025. The rent is $2,000 a month.';
const ROW = { query: 'duty to warn', category: 'case-law', timestamp: '2026-01-02T03:04:05Z' };

const post = (path, body) => ({ path, body });
const get = (path) => ({ method: 'GET', path });

/** @param {number} caseId one of the library's, for the page of a case */
export function kindsFor(caseId, email, password) {
  let sent = 0;
  return {
    search: { share: 40, request: () => post('/search', { query: `${QUERIES[sent++ % 8]}` }) },
    'case page': { share: 15, request: () => get(`/cases/${caseId}`) },
    history: { share: 15, request: () => get('/search/history') },
    'citation check': { share: 10, request: () => post('/citations/check', { text: CITED }) },
    export: {
      share: 5,
      request: () => post('/export', { format: 'csv', type: 'search-history', data: [ROW] }),
    },
    'small document': { share: 5, request: () => post('/insights/analyze', documentForm()) },
    'template draft': {
      share: 5,
      request: () =>
        post('/templates/generate', {
          documentType: 'Contract Agreement',
          requirements: 'A lease of an office.',
        }),
    },
    // Without a session, which it would end.
    'log-in': {
      share: 5,
      request: () => ({ ...post('/auth/login', { email, password }), isVisitor: true }),
    },
  };
}

function documentForm() {
  const form = new FormData();
  form.set('text', `${LEASE} ${randomUUID()}`);
  return form;
}

/** Which kind comes when: the same order in each run, with each kind spread over the hundred. */
export function orderOf(kinds) {
  const places = Object.entries(kinds).flatMap(([name, { share }]) =>
    Array.from({ length: share }, (_, at) => ({ name, place: (at + 0.5) / share })),
  );
  return places.sort((a, b) => a.place - b.place).map(({ name }) => name);
}
