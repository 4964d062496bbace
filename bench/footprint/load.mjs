/** A mix of what users do: mostly searches, some texts and documents, a file now and then. */
import { setTimeout as delay } from 'node:timers/promises';
import { makePdf, proseLines } from '@casewright/analysis-service/testing';

const PAGES = 12;
const LINES = 45;
const QUERIES = [
  'warrantless search of a cell phone',
  'duty to warn',
  'Miranda v. Arizona',
  'qualified immunity excessive force',
  '410 U.S. 113',
];
const SENTENCES = [
  'A party that receives confidential information shall keep it secret for three years.',
  'The Supplier shall indemnify the Customer against every claim that arises from a defect.',
  'Either party may terminate this Agreement on thirty days of written notice.',
  'This Agreement is governed by the laws of the State of New York.',
  'Invoices are due within 45 days; interest of 1.5 % a month accrues after that.',
];
const line = (_, at) => `${at + 1}. ${SENTENCES[at % SENTENCES.length]}`;
const PROSE = Array.from({ length: 200 }, line).join('\n');
const ADVICE = `${PROSE}\nSee Miranda v. Arizona, 384 U.S. 436 (1966).`;
const TEXT = { title: 'A text', analysis: PROSE };

const search = (at) => ({ path: '/search', body: { query: QUERIES[at % QUERIES.length] } });
/** One after the other; each user begins elsewhere. */
const ACTS = [
  search,
  search,
  () => ({ path: '/writing/analyze', body: { content: ADVICE } }),
  search,
  () => ({ path: '/citations/check', body: { text: ADVICE } }),
  search,
  () => ({ path: '/insights/analyze', body: document() }),
  search,
  () => ({ path: '/export', body: { type: 'analysis', format: 'pdf', data: TEXT } }),
  search,
  () => ({ path: '/export', body: { type: 'analysis', format: 'docx', data: TEXT } }),
];

/** Acts until the time is up: `{done, refused}`. */
export async function work(ask, { from, until, pauseMs }) {
  const counts = { done: 0, refused: 0 };
  for (let at = from; performance.now() < until; at += 1) {
    const isDone = await ask(ACTS[at % ACTS.length](at));
    counts[isDone ? 'done' : 'refused'] += 1;
    await delay(pauseMs);
  }
  return counts;
}

/** A new user, as the function that asks as that user and tells whether it was done. */
export async function signUp(origin, name) {
  const response = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@firm.example`, password: 'a bench of its own', name }),
  });
  if (!response.ok) throw new Error(`Nobody can sign up: ${await response.text()}`);
  const cookie = response.headers.getSetCookie()[0].split(';')[0];
  return async ({ path, body }) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { cookie, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.ok;
  };
}

function document() {
  const pages = Array.from({ length: PAGES }, () =>
    proseLines(Array.from({ length: LINES }, line)),
  );
  const form = new FormData();
  form.set('file', new Blob([makePdf(pages)], { type: 'application/pdf' }), 'contract.pdf');
  return form;
}
