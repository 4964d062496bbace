/**
 * Every route that works on a text of the user's, with the longest that it takes. `request` may ask
 * for what the request is about first, which is not measured.
 */
const MEGABYTE = 1024 * 1024;

/** Pages of a brief, by their offsets. */
const PAGE = 3_000;

const get = (path) => ({ method: 'GET', path });

/** What is read of a document that has the text. */
const ofDocument = (path) => async (text, ask) => {
  const form = new FormData();
  form.set('text', text);
  const { status, text: answer } = await ask({ path: '/insights/analyze', body: form });
  return get(status === 200 ? path(JSON.parse(answer)) : '/documents');
};

/** A draft whose requirements are the text, as it is saved. */
async function saving(text, ask) {
  const request = { documentType: 'Contract Agreement', requirements: text };
  const { text: draft } = await ask({ path: '/templates/generate', body: request });
  return { path: '/templates/drafts', body: { request, draft: JSON.parse(draft) } };
}

const post = (path, bodyOf) => (text) => ({ path, body: bodyOf(text) });

export const ROUTES = [
  {
    name: 'insights',
    most: 240 * 1024,
    request: post('/insights/analyze', (text) => {
      const form = new FormData();
      form.set('text', text);
      return form;
    }),
  },
  {
    name: 'writing',
    most: MEGABYTE,
    request: post('/writing/analyze', (content) => ({ content })),
  },
  { name: 'cite check', most: MEGABYTE, request: post('/citations/check', (text) => ({ text })) },
  {
    name: 'table of authorities',
    most: MEGABYTE,
    request: post('/citations/authorities', (text) => ({ text })),
  },
  {
    name: 'authorities, with pages',
    most: MEGABYTE,
    request: post('/citations/authorities', (text) => ({
      text,
      pages: Array.from({ length: Math.ceil(text.length / PAGE) }, (_, at) => at * PAGE),
    })),
  },
  {
    name: 'quotations of a case',
    most: MEGABYTE,
    request: post('/citations/check', (text) => ({
      text: `${text.slice(0, -110)} “You have the right to remain silent.” Miranda v. Arizona, 384 U.S. 436 (1966).`,
    })),
  },
  {
    name: 'document',
    most: 240 * 1024,
    request: ofDocument((made) => `/documents/${made.documentId}`),
  },
  {
    name: 'text of a document',
    most: 240 * 1024,
    request: ofDocument((made) => `/documents/${made.documentId}/text`),
  },
  { name: 'job', most: 240 * 1024, request: ofDocument((made) => `/jobs/${made.jobId}`) },
  {
    name: 'events of a job',
    most: 240 * 1024,
    request: ofDocument((made) => `/jobs/${made.jobId}/events`),
  },
  { name: 'documents', most: 240 * 1024, request: ofDocument(() => '/documents') },
  { name: 'history', most: 240 * 1024, request: ofDocument(() => '/search/history') },
  { name: 'saving a draft', most: 20_000, request: saving },
  {
    name: 'explanations',
    most: 10_000,
    request: post('/search/explanations', (query) => ({ query })),
  },
  {
    name: 'citation from text',
    most: 10_000,
    request: post('/citations/generate', (content) => ({
      ...{ content, type: 'case', format: 'bluebook' },
    })),
  },
  {
    name: 'citation of fields',
    most: 2_000,
    request: post('/citations/format', (title) => ({
      ...{ style: 'bluebook', item: { type: 'book', title } },
    })),
  },
  {
    name: 'template',
    most: 20_000,
    request: post('/templates/generate', (requirements) => ({
      ...{ documentType: 'Contract Agreement', requirements },
    })),
  },
  { name: 'search', most: 10_000, request: post('/search', (query) => ({ query })) },
  {
    name: 'export, PDF',
    most: MEGABYTE,
    request: post('/export', (analysis) => ({
      ...{ type: 'analysis', format: 'pdf', data: { title: 'A text', analysis } },
    })),
  },
  {
    name: 'export, Word',
    most: MEGABYTE,
    request: post('/export', (analysis) => ({
      ...{ type: 'analysis', format: 'docx', data: { title: 'A text', analysis } },
    })),
  },
  {
    name: 'export, CSV',
    most: MEGABYTE,
    request: post('/export', (query) => ({
      ...{ type: 'search-history', format: 'csv', data: [{ query, category: 'citation' }] },
    })),
  },
];
