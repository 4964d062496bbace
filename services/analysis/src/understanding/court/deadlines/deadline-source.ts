import type { DocumentType } from '@casewright/contracts';
import type { Sentence } from '@casewright/legal';
import type { Duration } from '@casewright/legal/figures';
import type { Party, StatedDate } from '../../understanding.js';
import type { Caption } from '../court-matter.js';

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
