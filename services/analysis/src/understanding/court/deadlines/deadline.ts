import type { DocumentType } from '@casewright/contracts';
import type { Sentence } from '@casewright/legal';
import { type Duration, longDate } from '@casewright/legal/figures';
import type { TextSpan } from '../../../engine/extracted-text.js';
import type { Party, StatedDate } from '../../understanding.js';
import type { Caption, Deadline } from '../court-matter.js';
import { countDays } from './count-days.js';

/** The deadline that a period of days under a rule sets, with its reasoning in sentences. */
export function deadline(
  { start, end }: TextSpan,
  what: string,
  event: string,
  days: number,
  rule: string,
  trigger: string,
  why: string,
  mailed = 0,
): Deadline {
  const { date, steps } = countDays(event, days, mailed);
  return {
    start,
    end,
    what,
    date,
    rule,
    reasoning: `${why} (${rule}); the text dates ${trigger} ${longDate(event)}. ${steps}`,
  };
}

/** What deadlines are read from. */
export interface DeadlineSource {
  text: string;
  documentType: DocumentType;
  caption: Caption;
  parties: readonly Party[];
  sentences: readonly Sentence[];
  dates: readonly StatedDate[];
  durations: readonly Duration[];
}
