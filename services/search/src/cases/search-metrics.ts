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

/** Measures stages that follow each other: each from the end of the one before it. */
export function stages(): (ended: Stage) => void {
  let began = performance.now();
  return (stage) => {
    taken.observe({ stage }, secondsSince(began));
    began = performance.now();
  };
}

export function measureAnswer({ coverage, total }: SearchResponse): void {
  answered.inc({ coverage: coverage ?? 'unknown', found: total > 0 ? 'some' : 'none' });
}
