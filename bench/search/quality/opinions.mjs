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
  return readPacked(join(folder, 'opinions', 'opinions_dev.jsonl.gz'));
}

function readPacked(file) {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n');
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

/** The opinions that the questions of other people and of a model need alongside those. */
export function readQuestionOpinions(folder) {
  return readPacked(join(folder, 'questions', 'opinions_questions_dev.jsonl.gz'));
}

/** Those questions and topic statements, by kind. */
export function readQuestionSets(folder) {
  const all = JSON.parse(readFileSync(join(folder, 'questions', 'questions_dev.json'), 'utf8'));
  const ofKind = (kind) =>
    all.filter((each) => each.kind === kind).map((each) => ({ exclude: [], ...each }));
  return { 'asked-question': ofKind('question'), 'topic-statement': ofKind('statement') };
}

/** Our own questions over the starter library. */
export function readStarterQuestions() {
  return toQueries(join(import.meta.dirname, '..', 'starter-questions.json'));
}

function toQueries(file) {
  const queries = JSON.parse(readFileSync(file, 'utf8'));
  return queries.map(({ id, query, relevant, exclude = [] }) => ({ id, query, relevant, exclude }));
}
