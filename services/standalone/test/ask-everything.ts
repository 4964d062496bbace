/** A request of every kind, with a word in each field, part, and address that takes one. */
interface Asked {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const ID = '00000000-0000-4000-8000-000000000000';

/**
 * Those of an account whose password is the word with `-password`.
 * @param word found again wherever it ends up: letters and digits only
 */
export function requestsWith(word: string): Asked[] {
  const post = (path: string, body: unknown): Asked => ({ method: 'POST', path, body });
  const get = (path: string): Asked => ({ method: 'GET', path });
  const email = `${word}@${word}.example`;
  const password = `${word}-password`;
  const drafted = {
    documentType: 'nda',
    requirements: `An NDA between ${word} Inc. and Acme LLC.`,
    jurisdiction: word,
    answers: { [word]: word },
    clauses: [word],
  };
  const text = `${word} agrees with ${word}. See Miranda v. Arizona, 384 U.S. 436 (1966). ${word}.`;
  return [
    post('/api/auth/signup', { email, password: `${word}-1`, name: word, company: word }),
    post('/api/auth/login', { email, password: `${word}-1` }),
    // Nothing of the account is changed: whoever asks next is to know its password.
    post('/api/auth/reset-requests', { email }),
    post('/api/auth/reset', { token: word.padEnd(43, 'q'), password }),
    post('/api/auth/reset/reading', { token: word }),
    post('/api/auth/setup/reading', { setup: word }),
    post('/api/account/notices/dismissal', { until: new Date().toISOString() }),
    post('/api/account/password', { current: password, password }),
    post('/api/account/details', { name: word, company: word }),
    post('/api/account/email', { current: password, email: `${word}@firm.example` }),
    post('/api/account/keys', {
      name: word,
      scope: 'read',
      expiresInDays: 30,
      current: password,
    }),
    post('/api/auth/second-step', { challenge: word.padEnd(43, 'q'), code: word }),
    post('/api/auth/second-step', { challenge: word, assertion: assertionOf(word) }),
    post('/api/auth/invitations/reading', { token: word }),
    post('/api/admin/invitations', { email: `${word}@guest.example`, role: 'member' }),
    post('/api/admin/invitations/check', { emails: [`${word}@guest.example`] }),
    post('/api/admin/invitations/list', {
      invitations: [{ email: `${word}@listed.example`, role: 'member' }],
    }),
    post('/api/account/second-factors/passkeys', { current: password }),
    post('/api/account/second-factors/passkeys/confirmation', {
      challenge: word,
      name: word,
      credential: { id: word, response: { clientDataJSON: word, attestationObject: word } },
    }),
    post(`/api/account/second-factors/passkeys/${ID}/removal`, {
      current: password,
      challenge: word,
      assertion: assertionOf(word),
    }),
    post('/api/account/second-factors/totp', { current: password }),
    post('/api/account/second-factors/totp/confirmation', { code: word }),
    post('/api/account/second-factors/totp/removal', { current: password, code: word }),
    post('/api/account/second-factors/recovery-codes', { current: password, code: word }),
    post('/api/account/deletion', { current: word }),
    post('/api/auth/single-sign-on', { returnTo: `/${word}` }),
    post('/api/auth/single-sign-on/answer', { answer: `code=${word}&state=${word}` }),
    post('/api/auth/single-sign-on/provider-logout', { logout_token: word }),
    post('/api/account/single-sign-on', { current: password }),
    post('/api/account/single-sign-on/unlink', { current: password }),
    { method: 'PUT', path: `/api/admin/users/${ID}/role`, body: { role: word } },
    post('/api/leads', { email, name: word, company: word, source: word, notes: word }),
    post('/api/search', {
      query: `${word} “${word}”`,
      filters: { jurisdiction: word, court: word },
    }),
    post('/api/search/explanations', { query: word }),
    post('/api/documents/1/questions', { question: word }),
    post('/api/cases/1/opinions/0/questions', { question: word }),
    post('/api/search/understanding', { query: word }),
    post('/api/search/history/removal', { ids: [word] }),
    post('/api/search/saved', { name: word, query: word }),
    { ...post('/api/search/saved/1', { name: word }), method: 'PUT' },
    post('/api/search/saved/1/opening', {}),
    { method: 'DELETE', path: '/api/search/saved/1' },
    post('/api/insights/analyze', { text, title: word }),
    { method: 'POST', path: '/api/insights/analyze', ...form(word, text) },
    post('/api/writing/analyze', { content: text }),
    post('/api/citations/generate', { content: `${word} v. ${word}, 1 U.S. 1 (1900)` }),
    post('/api/citations/check', { text }),
    post('/api/citations/authorities', { text }),
    post('/api/citations/describe', { content: word }),
    post('/api/citations/format', { style: 'apa', item: { type: 'book', title: word } }),
    post('/api/templates/generate', drafted),
    post('/api/templates/drafts', { title: word, request: drafted, draft: { content: word } }),
    post('/api/templates/drafts/1/restore', { version: word }),
    post('/api/library/history', {
      name: word,
      csv: `citation,kind,by\n${word},overruled,${word}\n`,
    }),
    post('/api/admin/engine/reports', { model: word, summary: [{ cases: word }] }),
    post('/api/library/imports', { path: `/nowhere/${word}` }),
    // What is asked of a publisher is refused before: the word is no reporter of any.
    ...['', '/plan'].map((part) =>
      post(`/api/library/law${part}`, {
        source: 'cap',
        texts: false,
        reporters: [],
        courts: [word],
      }),
    ),
    post('/api/library/files', { name: word, offset: 0, data: btoa(word) }),
    post('/api/citations/reviews', { title: word, text }),
    {
      ...post('/api/citations/reviews/1/decisions', {
        citation: 0,
        decision: 'corrected',
        note: word,
      }),
      method: 'PUT',
    },
    post('/api/citations/reviews/1/signature', { name: word, certificate: word }),
    post('/api/citations/reports/verification', { file: word }),
    ...['check-file', 'comment-file'].map((path) => {
      return { method: 'POST', path: `/api/citations/${path}`, ...form(word, text) };
    }),
    post('/api/export', {
      format: 'csv',
      type: 'search-history',
      data: [{ query: word, category: word }],
    }),
    post('/api/export', { format: 'pdf', type: 'analysis', data: { analysis: word, title: word } }),
    post('/api/export', { format: 'docx', type: 'search-history' }),
    { method: 'POST', path: '/api/search', body: `{"query": "${word}` },
    ...['', `?page=${word}`, `?actor=${word}`, `?from=${word}`].map((query) =>
      get(`/api/admin/audit${query}`),
    ),
    ...['', '/bundle'].map((part) => get(`/api/admin/health${part}?${word}=${word}`)),
    ...[
      'account/data',
      'search/history',
      `search/history?words=${word}`,
      `search/history/count?words=${word}`,
      'search/saved',
      'search/saved/new',
      'documents',
      'templates/drafts',
      'jobs',
      'exports',
      'library',
      'library/held',
      `citations/decisions?typed=${word}`,
    ].map((list) => get(`/api/${list}`)),
    ...['cases', 'documents', 'templates/drafts', 'jobs', 'library/imports', word].flatMap((kind) =>
      [word, '1', ID].flatMap((id) => [
        get(`/api/${kind}/${id}?${word}=${word}`),
        { method: 'DELETE', path: `/api/${kind}/${id}` },
      ]),
    ),
    ...['text', 'cited-by', 'authorities', 'opinions/0', 'versions', 'events'].flatMap((part) =>
      ['cases', 'documents', 'templates/drafts', 'jobs'].map((kind) =>
        get(`/api/${kind}/1/${part}`),
      ),
    ),
  ];
}

function assertionOf(word: string) {
  const response = { clientDataJSON: word, authenticatorData: word, signature: word };
  return { id: word, response };
}

/** A form with a file; its parts, too, are named as it is asked. */
function form(word: string, text: string): Pick<Asked, 'body' | 'headers'> {
  const part = (head: string, value: string) =>
    `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: [
      part('name="title"', word),
      part(`name="${word}"`, word),
      part(`name="file"; filename="${word}.txt"`, text),
      '--edge--\r\n',
    ].join(''),
  };
}
