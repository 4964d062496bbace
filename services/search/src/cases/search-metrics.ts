import type { SearchResponse } from '@casewright/contracts';
import { counter, secondsSince, timer } from '@casewright/platform/metrics';

/** Parts of the work on one search: cases near in meaning, ranking, what is shown of those found. */
type Stage = 'nearest' | 'rank' | 'details' | 'all';

const taken = timer('search_duration_seconds', 'Stages of a search', ['stage']);
const answered = counter(
  'searches_total',
  'Searches answered, by how well the library covers them',
  ['coverage', 'found'],
);

/** The result of a stage that has just begun. */
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
