import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');

/** The shared test data, or undefined on a machine without it. */
export function sharedData() {
  const folder = process.env.SHARED_DATA ?? join(ROOT, '..', 'shared', 'data');
  return existsSync(join(folder, 'opinions', 'opinions_dev.jsonl.gz')) ? folder : undefined;
}

/** The real opinions, in the neutral JSONL shape. */
export function readOpinions(folder) {
  const packed = readFileSync(join(folder, 'opinions', 'opinions_dev.jsonl.gz'));
  const lines = gunzipSync(packed).toString('utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** The records of the starter library. */
export function readStarterLibrary() {
  const folder = join(ROOT, 'services', 'search', 'starter-library');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Query sets over the opinions: `{name: [{id, query, relevant: [id], exclude: [id]}]}`. */
export function readRetrievalSets(folder) {
  const read = (file) => toQueries(join(folder, 'retrieval', file));
  return {
    'citing-paragraph': read('citation_context_dev.json'),
    question: read('oyez_questions_dev.json'),
    'known-item': read('known_item_dev.json'),
  };
}

/** Our own questions over the starter library. */
export function readStarterQuestions() {
  return toQueries(join(import.meta.dirname, '..', 'starter-questions.json'));
}

function toQueries(file) {
  const queries = JSON.parse(readFileSync(file, 'utf8'));
  return queries.map(({ id, query, relevant, exclude = [] }) => ({ id, query, relevant, exclude }));
}
