import type { SearchResponse } from '@casewright/contracts';
import { counter, secondsSince, timer } from '@casewright/platform/metrics';

/** Stages of a search: finding cases close in meaning, ranking, and reading what is shown. */
type Stage = 'nearest' | 'rank' | 'details' | 'all';

const taken = timer('search_duration_seconds', 'Stages of a search', ['stage']);
const answered = counter(
  'searches_total',
  'Searches answered, by how well the library covers them',
  ['coverage', 'found'],
);

/** Measures a stage that has just begun, and passes its result on. */
export async function stage<T>(name: Stage, work: Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work;
  } finally {
    taken.observe({ stage: name }, secondsSince(began));
  }
}

export function measureAnswer({ coverage, total }: SearchResponse): void {
  answered.inc({ coverage: coverage ?? 'unknown', found: total > 0 ? 'some' : 'none' });
}
