import { EXPORT_TYPES } from '@casewright/contracts';
import { SAMPLES } from '@casewright/export-service/testing';
import { type Caller, idsFor, type World } from './world.js';

/** A request that the product answers well. */
export interface GoodRequest {
  caller: Caller;
  method: string;
  path: string;
  /** For `{id}` and its like in the path. */
  ids?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** The body goes as names and values, and not as JSON. */
  pairs?: true;
  /** The fields of a form, instead of a body: a file has its `file` and its `fileName`. */
  form?: Record<string, string>;
}

const TEXT = 'This lease is made on May 1, 2026 between Acme LLC and Zoë Rivera. See 410 U.S. 113.';
const LATER_HISTORY = 'citation,kind,by\n1 U.S. 1,overruled,Roe v. Wade\n';
const FORMATS = ['csv', 'pdf', 'csv', 'csv', 'docx', 'csv', 'csv'];
const AUDIT = { person: '1', action: 'sign_in', from: '2026-01-01T00:00:00Z', limit: '10' };
/** Of a publisher that is not there. */
const LAW = { source: 'cap', texts: false, reporters: ['us'] };
const FILE = { title: 'A lease', fileName: 'lease.txt', file: TEXT };
const ASKED = {
  documentType: 'Non-Disclosure Agreement',
  requirements: 'Between Acme LLC and Mill Co.',
  jurisdiction: 'california',
  answers: { 'effective-date': 'May 1, 2026' },
  clauses: [],
};
const KEY = { name: 'A script', scope: 'read', expiresInDays: 30 };
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const ASSERTION = {
  id: 'q83v',
  response: { clientDataJSON: 'e30', authenticatorData: 'q83v', signature: 'q83v' },
};
const CREDENTIAL = {
  id: 'q83v',
  response: { clientDataJSON: 'e30', attestationObject: 'q83v', transports: ['usb'] },
};
const EVALUATION = {
  model: 'qwen2.5:14b',
  host: 'ollama.firm.example:11434',
  summary: [
    {
      cases: 5,
      strict: 4,
      kept: 9,
      dropped: 3,
      lies: 0,
      end: 2,
      price: 0.01,
    },
  ],
};
const FILTERS = {
  jurisdiction: 'California',
  court: 'scotus',
  from: '1950-01-01',
  to: '2020-01-01',
};
const HISTORY_FILTER = { category: 'citation', from: '2026-01-01T00:00:00Z', words: 'lease' };
const HISTORY = { ...HISTORY_FILTER, before: '1' };
const BOOK = {
  id: 'b1',
  type: 'book',
  title: 'A Treatise',
  publisher: 'West',
  'publisher-place': 'Boston',
  author: [{ family: 'Rivera', given: 'Zoë' }],
  issued: { 'date-parts': [['2020', '5']] },
};

/** What is done to accounts, and leaves them there. */
function accountRequests(): GoodRequest[] {
  const own = { caller: 'administrator' } as const;
  const path = '/api/admin/users/{id}';
  return [
    { ...own, method: 'PUT', path: `${path}/role`, body: { role: 'reader' } },
    { ...own, method: 'POST', path: `${path}/enable` },
    { ...own, method: 'POST', path: `${path}/hold` },
    { ...own, method: 'DELETE', path: `${path}/hold` },
    { ...own, method: 'POST', path: `${path}/reset-link` },
    { ...own, method: 'DELETE', path: `${path}/second-factors` },
  ];
}

/** Nobody has an authenticator app: what asks for a code of one is refused for that. */
function factorRequests(): GoodRequest[] {
  const challenge = 'q'.repeat(43);
  const proof = { current: 'secret-1', code: '123456', challenge, assertion: ASSERTION };
  const bodies = {
    '/api/auth/second-step': { challenge, code: '123456', assertion: ASSERTION },
    '/api/account/second-factors/passkeys': { current: 'secret-1' },
    '/api/account/second-factors/passkeys/confirmation': {
      challenge,
      name: 'A key',
      credential: CREDENTIAL,
    },
    '/api/account/second-factors/passkeys/{id}/removal': proof,
    '/api/account/second-factors/totp': { current: 'secret-1' },
    '/api/account/second-factors/totp/confirmation': { code: '123456' },
    '/api/account/second-factors/totp/removal': proof,
    '/api/account/second-factors/recovery-codes': proof,
  };
  return Object.entries(bodies).map(([path, body]) => ({
    caller: 'user',
    method: 'POST',
    path,
    body,
    ...(path.includes('{id}') ? { ids: { id: NOBODYS } } : {}),
  }));
}

/** What answers these is made by a job or in a thread: a few of them do. */
export const isCostly = ({ method, path }: Pick<GoodRequest, 'method' | 'path'>): boolean =>
  method === 'POST' && /^\/api\/(?:export$|insights|writing|templates\/generate|search)/.test(path);

/**
 * A good request for every route and kind of body, and for every address with a query.
 * @param turn the same for the same request; nobody has signed up in it yet
 */
export function goodRequests(world: World, turn: number): GoodRequest[] {
  const { draft } = world;
  const email = `good-${turn}@firm.example`;
  const person = { email, name: 'Ann Lee', company: 'Acme' };
  const post = (path: string, body: unknown, caller: Caller = 'user'): GoodRequest => ({
    caller,
    method: 'POST',
    path,
    body,
  });
  const get = (path: string, query?: Record<string, string>, caller: Caller = 'user') => ({
    caller,
    method: 'GET',
    path,
    ...(query ? { query } : {}),
  });
  const requests: GoodRequest[] = [
    post('/api/auth/signup', { ...person, password: 'secret-1' }),
    post('/api/auth/login', { email: 'user@firm.example', password: 'secret-1' }),
    post('/api/auth/reset-requests', { email: 'user@firm.example' }),
    post('/api/auth/reset', { token: 'q'.repeat(43), password: 'secret-1' }),
    post('/api/auth/reset/reading', { token: 'q'.repeat(43) }),
    post('/api/auth/setup/reading', { setup: 'q'.repeat(43) }),
    post('/api/account/notices/dismissal', { until: '2026-01-01T00:00:00.000Z' }),
    post('/api/auth/invitations/reading', { token: 'q'.repeat(43) }),
    post(
      '/api/admin/invitations',
      { email: `guest-${turn}@firm.example`, role: 'reader' },
      'administrator',
    ),
    post('/api/admin/invitations/check', { emails: [email, 'user@firm.example'] }, 'administrator'),
    post(
      '/api/admin/invitations/list',
      { invitations: [{ email: `listed-${turn}@firm.example`, role: 'reader' }] },
      'administrator',
    ),
    post('/api/auth/single-sign-on', { returnTo: '/search' }),
    post('/api/auth/single-sign-on/answer', { answer: 'code=c&state=s' }),
    {
      ...post('/api/auth/single-sign-on/provider-logout', { logout_token: 'a.b.c' }),
      pairs: true,
    } as const,
    post('/api/account/single-sign-on', { current: 'secret-1' }),
    post('/api/account/single-sign-on/unlink', { current: 'secret-1' }),
    // The same again: whoever asks later is to know it.
    post('/api/account/password', { current: 'secret-1', password: 'secret-1' }),
    post('/api/account/details', { name: 'Ada Lovelace', company: 'Lovelace LLP' }),
    post('/api/account/email', { current: 'secret-1', email: 'user@firm.example' }),
    post('/api/account/keys', { ...KEY, current: 'secret-1' }),
    // The last administrator stays.
    post('/api/account/deletion', { current: 'secret-1' }, 'administrator'),
    post('/api/leads', { ...person, source: 'demo', notes: 'Call me.' }),
    post('/api/search', { query: 'cell phone search', category: 'case-law', filters: FILTERS }),
    get('/api/search/history', HISTORY),
    get('/api/search/history/count', HISTORY_FILTER),
    post('/api/search/history/removal', { ids: [1] }),
    post('/api/search/saved', {
      name: 'Phones',
      query: 'cell phone',
      narrowing: { filters: FILTERS },
    }),
    { ...post('/api/search/saved/{id}', { name: 'Cell phones' }), method: 'PUT' },
    post('/api/search/saved/{id}/opening', undefined),
    post('/api/documents/{id}/questions', { question: 'When is the rent due?' }),
    post('/api/cases/{id}/opinions/{ordinal}/questions', { question: 'What is the holding?' }),
    post('/api/search/explanations', { query: 'Miranda', filters: FILTERS }),
    post('/api/search/understanding', { query: 'May the police search a cell phone?' }),
    post('/api/insights/analyze', { text: TEXT, title: 'A lease', category: 'ai-insights' }),
    { ...get('/api/insights/analyze'), method: 'POST', form: { text: TEXT, title: 'A lease' } },
    ...['insights/analyze', 'citations/check-file', 'citations/comment-file'].map((path) => {
      return { ...get(`/api/${path}`), method: 'POST', form: FILE };
    }),
    post('/api/writing/analyze', { content: TEXT, audience: 'court', documentKind: 'brief' }),
    post('/api/citations/generate', { content: 'Roe v. Wade, 410 U.S. 113', format: 'apa' }),
    post('/api/citations/describe', { content: 'Roe v. Wade, 410 U.S. 113', type: 'case' }),
    post('/api/citations/format', { style: 'chicago', item: BOOK }),
    post('/api/citations/check', { text: TEXT }),
    post('/api/citations/authorities', { text: TEXT, pages: [0] }),
    post('/api/citations/reviews', { title: 'A brief', text: TEXT }),
    {
      ...post('/api/citations/reviews/{id}/decisions', { citation: 0, decision: 'confirmed' }),
      method: 'PUT',
    },
    post('/api/citations/reviews/{id}/signature', { name: 'Ann Lee', certificate: 'I certify.' }),
    post('/api/citations/reports/verification', { file: '{}' }),
    get('/api/citations/reports/entry', { digest: 'a'.repeat(64) }),
    get('/api/citations/reviews/{id}'),
    post('/api/templates/generate', ASKED),
    post('/api/templates/drafts', { title: 'A draft', request: ASKED, draft }),
    post('/api/templates/drafts/{id}/restore', { version: 1 }),
    post('/api/library/imports', { path: 'nothing.csv' }, 'administrator'),
    ...['', '/plan'].map((part) => post(`/api/library/law${part}`, LAW, 'administrator')),
    post('/api/library/files', { name: 'ours.csv', offset: 0, data: 'YQ==' }, 'administrator'),
    post('/api/library/history', { name: 'ours.csv', csv: LATER_HISTORY }, 'administrator'),
    // Mostly the format that is made fastest: what is refused is the same for all.
    ...EXPORT_TYPES.map((type) => {
      const options = { name: 'A file', timeZone: 'America/New_York' };
      const data = SAMPLES[type].data;
      return post('/api/export', { format: FORMATS[turn % FORMATS.length], type, data, options });
    }),
    get('/api/cases/{id}'),
    get('/api/citations/decisions', { typed: 'Miranda v. A' }),
    get('/api/cases/{id}/authorities', { page: '1' }),
    ...['', '/text'].map((part) => get(`/api/documents/{id}${part}`)),
    ...['', '/versions'].map((part) => get(`/api/templates/drafts/{id}${part}`)),
    ...['', '/events'].map((part) => get(`/api/jobs/{id}${part}`)),
    get('/api/cases/{id}/cited-by', { page: '1', sort: 'newest' }),
    { ...get('/api/jobs/{id}'), method: 'DELETE' },
    { ...get('/api/templates/drafts/{id}'), method: 'DELETE' },
    { ...get('/api/documents/{id}'), method: 'DELETE' },
    { ...get('/api/search/saved/{id}'), method: 'DELETE' },
    { ...get('/api/citations/reviews/{id}'), method: 'DELETE' },
    { ...get('/api/library/history/{id}', {}, 'administrator'), method: 'DELETE' },
    get('/api/templates/clauses', { documentType: 'Service Agreement', jurisdiction: 'texas' }),
    post('/api/admin/engine/reports', EVALUATION, 'administrator'),
    get('/api/admin/engine/usage', { period: 'day' }, 'administrator'),
    get('/api/account/usage', { days: '90' }),
    get('/api/admin/usage', { days: '365' }, 'administrator'),
    get('/api/admin/audit', AUDIT, 'administrator'),
    ...['', '.csv'].map((part) => {
      const filter = { search: 'firm', role: 'member', status: 'active' };
      return get(`/api/admin/users${part}`, filter, 'administrator');
    }),
    get('/api/admin/leads', { search: 'firm', page: '1' }, 'administrator'),
    ...accountRequests(),
    ...factorRequests(),
  ];
  return requests.map((request) => {
    const id = request.ids?.id ?? idsFor(request.path, world).at(-1) ?? '1';
    return request.path.includes('{id}') ? { ...request, ids: { id, ordinal: '0' } } : request;
  });
}
