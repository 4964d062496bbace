import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const OWN = join(import.meta.dirname, '../../services/search/coverage-questions');

const read = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
const starter = (ids) => ids.map((id) => `starter:${id}`);
const own = (name) => read(OWN, `${name}.json`);
/** Even places are tuned and trained on; odd ones are reported. What is only `to-train` is whole. */
const half = (list, odd) => list.filter((_, i) => (i % 2 === 1) === odd);

/** `{terms, byFacts, answerable, unanswerable}` of `{query}`; nobody else's questions. */
export function tuned() {
  const ofSpecs = (name) => half(own(name), false);
  return {
    terms: ownTerms(false),
    byFacts: [...ownAnswerable(false), ...own('told-by-facts-to-train')],
    answerable: [...ofSpecs('answerable'), ...ofSpecs('clients-words')],
    unanswerable: [
      ...half(own('beyond-cases'), false),
      ...own('beyond-cases-to-train'),
      ...ofSpecs('unanswerable'),
    ],
  };
}

/** By set: `{queries: [{query, relevant?, names?}], answerable}`; `names` are parts of a case's name. */
export function reported(folder) {
  const fresh = read(folder, 'fresh', 'questions.json');
  const unanswerable = half(own('beyond-cases'), true);
  const isNear = ({ kind }) => kind === 'near';
  return {
    'terms of art': { queries: ownTerms(true), answerable: true },
    'own questions': { queries: ownAnswerable(true), answerable: true },
    'fresh questions': {
      queries: fresh.questions.map(({ q, expect }) => ({ query: q, names: expect })),
      answerable: true,
    },
    'own, no answer': { queries: unanswerable.filter((each) => !isNear(each)), answerable: false },
    'own, near misses': { queries: unanswerable.filter(isNear), answerable: false },
    'fresh, no answer': { queries: fresh.none.map((query) => ({ query })), answerable: false },
  };
}

const ownTerms = (odd) =>
  half(own('terms-of-art'), odd).map(({ term, accept }) => ({
    query: term,
    relevant: starter(accept),
  }));

const ownAnswerable = (odd) =>
  half(own('told-by-facts'), odd).map(({ query, accept }) => ({
    query,
    relevant: starter(accept),
  }));
