/**
 * Routes whose requests are about what the product has made of the text before: documents, jobs,
 * drafts, and files of results. Only the request itself is measured.
 */
const MEGABYTE = 1024 * 1024;
/** Characters of a paragraph of a long draft. */
const PARAGRAPH = 200;

const get = (path) => ({ method: 'GET', path });

/** What stands in for a request about what was refused. */
const NOTHING = get('/documents');

async function made(ask, request) {
  const { status, text } = await ask(request);
  return status === 200 || status === 201 ? JSON.parse(text) : null;
}

/** What is made of a text once, for all routes that are about it. */
function once(make) {
  const known = new Map();
  return async (text, ask) => {
    if (!known.has(text)) known.set(text, await make(text, ask));
    return known.get(text);
  };
}

const analyzed = once((text, ask) => {
  const form = new FormData();
  form.set('text', text);
  return made(ask, { path: '/insights/analyze', body: form });
});
const checked = once((text, ask) => made(ask, { path: '/citations/check', body: { text } }));
const listed = once((text, ask) => made(ask, { path: '/citations/authorities', body: { text } }));
const reviewed = once(async (content, ask) => {
  const review = await made(ask, { path: '/writing/analyze', body: { content } });
  return review && { ...review, content };
});

const ofDocument = (requestOf) => async (text, ask) => {
  const document = await analyzed(text, ask);
  return document ? requestOf(document) : NOTHING;
};

/** A file of the answer to a request about the text. */
const fileOf = (type, format, answerOf) => async (text, ask) => {
  const answer = await answerOf(text, ask);
  return answer ? { path: '/export', body: { type, format, data: answer } } : NOTHING;
};
/** A draft that its owner has lengthened by the text, in paragraphs. */
async function lengthened(text, ask) {
  const request = { documentType: 'Contract Agreement', requirements: 'A lease of an office.' };
  const draft = await made(ask, { path: '/templates/generate', body: request });
  const [section, ...sections] = draft.sections;
  const paragraphs = Array.from({ length: Math.ceil(text.length / PARAGRAPH) }, (_, at) => ({
    ...{ kind: 'paragraph', label: null, indent: 0, align: 'left' },
    runs: [{ kind: 'text', text: text.slice(at * PARAGRAPH, (at + 1) * PARAGRAPH) }],
  }));
  const blocks = [...section.blocks, ...paragraphs];
  return { request, draft: { ...draft, sections: [{ ...section, blocks }, ...sections] } };
}

const saving = async (text, ask) => ({
  path: '/templates/drafts',
  body: await lengthened(text, ask),
});

const ofDraft = (requestOf) => async (text, ask) => {
  const draft = await made(ask, await saving(text, ask));
  return draft ? requestOf(draft) : NOTHING;
};

export const MADE_ROUTES = [
  {
    name: 'document',
    most: MEGABYTE,
    request: ofDocument(({ documentId }) => get(`/documents/${documentId}`)),
  },
  {
    name: 'text of a document',
    most: MEGABYTE,
    request: ofDocument(({ documentId }) => get(`/documents/${documentId}/text`)),
  },
  {
    name: 'second check of a document',
    most: MEGABYTE,
    request: ofDocument(({ documentId }) => ({ path: `/documents/${documentId}/check` })),
  },
  { name: 'job', most: MEGABYTE, request: ofDocument(({ jobId }) => get(`/jobs/${jobId}`)) },
  {
    name: 'events of a job',
    most: MEGABYTE,
    request: ofDocument(({ jobId }) => get(`/jobs/${jobId}/events`)),
  },
  { name: 'documents', most: MEGABYTE, request: ofDocument(() => get('/documents')) },
  { name: 'history', most: MEGABYTE, request: ofDocument(() => get('/search/history')) },
  { name: 'exports made', most: 4_000, request: () => get('/exports') },
  { name: 'saving a draft', most: MEGABYTE, request: saving },
  { name: 'draft', most: MEGABYTE, request: ofDraft(({ id }) => get(`/templates/drafts/${id}`)) },
  {
    name: 'copy of a draft',
    most: MEGABYTE,
    request: ofDraft(({ id }) => ({ path: `/templates/drafts/${id}/duplicate` })),
  },
  { name: 'drafts', most: MEGABYTE, request: ofDraft(() => get('/templates/drafts')) },
  ...['pdf', 'docx', 'csv'].map((format) => ({
    name: `analysis as ${format}`,
    most: MEGABYTE,
    request: fileOf('analysis', format, analyzed),
  })),
  { name: 'review as docx', most: MEGABYTE, request: fileOf('writing', 'docx', reviewed) },
  { name: 'cite check as csv', most: MEGABYTE, request: fileOf('cite-check', 'csv', checked) },
  { name: 'cite check as pdf', most: MEGABYTE, request: fileOf('cite-check', 'pdf', checked) },
  {
    name: 'authorities as docx',
    most: MEGABYTE,
    request: fileOf('table-of-authorities', 'docx', listed),
  },
];
