import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const root = resolve(fileURLToPath(new URL('../../..', import.meta.url)));
const folder = process.env.SHARED_DATA ?? resolve(root, '../shared/data');

/** Whether the shared test data is here; with REQUIRE_ALL=1 its absence is an error. */
export function hasSharedData(): boolean {
  const here = existsSync(join(folder, 'README.md'));
  if (!here && process.env.REQUIRE_ALL === '1')
    throw new Error(`The shared test data is not at ${folder}`);
  return here;
}

/** `describe` where the data is, a skip that says why where it is not. */
export const describeWithData = (name: string, body: () => void): void => {
  if (hasSharedData()) describe(name, body);
  else describe.skip(`${name} (left out: no shared test data at ${folder})`, body);
};

export const readJson = <T>(path: string): T =>
  JSON.parse(readFileSync(join(folder, path), 'utf8')) as T;

export interface CorpusOpinion {
  id: string;
  court_id: string;
  case_name: string;
  citations: string[];
  year: number;
  cites_in_corpus: string[];
  opinions: { text: string }[];
}

let corpus: CorpusOpinion[] | undefined;

/** The 619 opinions. */
export function opinions(): CorpusOpinion[] {
  corpus ??= gunzipSync(readFileSync(join(folder, 'opinions/opinions_dev.jsonl.gz')))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CorpusOpinion);
  return corpus;
}
