/** Every route that works on a text of the user's, with the longest that it takes. */
const MEGABYTE = 1024 * 1024;

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
    name: 'export, CSV',
    most: MEGABYTE,
    request: post('/export', (query) => ({
      ...{ type: 'search-history', format: 'csv', data: [{ query, category: 'citation' }] },
    })),
  },
];
