/**
 * Every route that works on a text of the user's, with the longest that it takes. `request` may ask
 * for what the request is about first, which is not measured: see `made-routes.mjs`.
 */
import { MADE_ROUTES } from './made-routes.mjs';

const MEGABYTE = 1024 * 1024;

/** Pages of a brief, by their offsets. */
const PAGE = 3_000;

const post = (path, bodyOf) => (text) => ({ path, body: bodyOf(text) });

export const ROUTES = [
  {
    name: 'insights',
    most: MEGABYTE,
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
  {
    name: 'citation by the engine',
    most: 10_000,
    request: post('/citations/describe', (content) => ({
      ...{ content, type: 'case', format: 'bluebook' },
    })),
  },
  {
    name: 'understanding',
    most: 10_000,
    request: post('/search/understanding', (query) => ({ query })),
  },
  {
    name: 'body of brackets',
    most: MEGABYTE,
    // It is refused or ignored, but read it has to be.
    request: post('/citations/check', ({ length }) => ({
      text: '384 U.S. 436',
      more: Array.from({ length: length / 3 }, () => []),
    })),
  },
  {
    name: 'short body of brackets',
    most: 230_000,
    request: post('/search', ({ length }) => ({
      query: 'duty to warn',
      more: Array.from({ length: length / 3 }, () => []),
    })),
  },
  {
    name: 'brackets just few enough',
    most: 149_000,
    request: post('/search', ({ length }) => ({
      query: 'duty to warn',
      more: Array.from({ length: length / 3 }, () => []),
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
  ...MADE_ROUTES,
];
