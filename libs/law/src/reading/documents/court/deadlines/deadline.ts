import type { DocumentType } from '@casewright/contracts';
import type { Sentence } from '@casewright/law/citations';
import { type Duration, longDate } from '@casewright/law/citations/figures';
import type { TextSpan } from '../../../extracted-text.js';
import type { Party, StatedDate } from '../../understanding.js';
import type { Caption, Deadline } from '../court-matter.js';
import { countDays } from './count-days.js';

/** A period of days that a rule gives from an event. */
export interface Period {
  /** The passage that dates the event. */
  at: TextSpan;
  /** What is due: `The answer`. */
  what: string;
  /** The date of the event: `2024-05-31`. */
  event: string;
  days: number;
  /** Days that Rule 6(d) adds for service by mail. */
  mailed?: number;
  rule: string;
  /** What the event is: `entry of the judgment`. */
  trigger: string;
  /** What the rule says, as a clause. */
  why: string;
}

/** The deadline that a period sets, with its reasoning in sentences. */
export function deadline(period: Period): Deadline {
  const { at, what, event, days, mailed, rule, trigger, why } = period;
  const { date, steps } = countDays(event, days, mailed);
  return {
    start: at.start,
    end: at.end,
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
