/**
 * The mix of requests: what each kind sends, by when it has its answer, and in which tables what it
 * made is counted afterward.
 */
const LEASE =
  'This lease is made between Acme Corp. and Bell LLC on March 3, 2025. The rent is $2,000 a month.';
const BRIEF =
  'It is hereby respectfully submitted that the defendant was in the process of making an utilization of said vehicle.';
const ASKED = { documentType: 'Contract Agreement', requirements: 'A lease of an office.' };
const RESULT = { title: 'A full day', analysis: 'The rent is due on the first of the month.' };

const json = (path, body, headers = {}) => ({
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/**
 * @param deadlines milliseconds of the calls and jobs behind the routes, by the name of their definition
 * @param draft what `POST /api/templates/generate` answered, to be kept again and again
 */
export function kindsFor(deadlines, draft) {
  const keyed = (id) => ({ 'idempotency-key': id });
  return [
    {
      name: 'search',
      deadlineMs: deadlines.searchCases,
      keptIn: ['searches'],
      request: (id) => json('/search', { query: `custodial interrogation ${id}` }),
    },
    {
      name: 'writing',
      deadlineMs: deadlines.analyzeWriting,
      keptIn: ['jobs'],
      isRepeatable: true,
      isAudited: true,
      request: (id) => json('/writing/analyze', { content: `${BRIEF} ${id}` }, keyed(id)),
    },
    {
      name: 'upload',
      deadlineMs: deadlines.analyzeDocument,
      keptIn: ['jobs', 'documents'],
      isRepeatable: true,
      isAudited: true,
      request: (id) => ({ path: '/insights/analyze', headers: keyed(id), body: formOf(id) }),
    },
    {
      name: 'draft',
      deadlineMs: deadlines.saveDraft,
      keptIn: ['drafts'],
      isAudited: true,
      request: (id) => json('/templates/drafts', { title: id, request: ASKED, draft }),
    },
    {
      name: 'job',
      deadlineMs: deadlines.submitJob,
      keptIn: ['jobs'],
      isRepeatable: true,
      isAudited: true,
      isFollowed: true,
      request: (id) =>
        json('/templates/generate', ASKED, { ...keyed(id), prefer: 'respond-async' }),
    },
    {
      name: 'export',
      deadlineMs: deadlines.createExport,
      keptIn: ['exports'],
      isAudited: true,
      request: (id) =>
        json('/export', { format: 'docx', type: 'analysis', data: RESULT, options: { name: id } }),
    },
  ];
}

export const DRAFT_REQUEST = json('/templates/generate', ASKED);

function formOf(id) {
  const form = new FormData();
  form.set('title', id);
  form.set('file', new Blob([`${LEASE} ${id}`]), `${id}.txt`);
  return form;
}
