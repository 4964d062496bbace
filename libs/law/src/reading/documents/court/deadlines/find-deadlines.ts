import type { Deadline } from '../court-matter.js';
import type { DeadlineSource } from './deadline.js';
import { fromJudgment } from './from-judgment.js';
import { ordered } from './ordered.js';
import { servedPapers } from './served-papers.js';

/**
 * Deadlines that a named federal rule computes from an event whose date the text states. Where the
 * court is no federal one, or the event has no date, there is none: nothing is assumed.
 */
export function findDeadlines(source: DeadlineSource): Deadline[] {
  const found = [...servedPapers(source), ...fromJudgment(source), ...ordered(source)];
  const seen = new Set<string>();
  return found
    .filter(({ what, date }) => !seen.has(`${what}${date}`) && seen.add(`${what}${date}`))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
