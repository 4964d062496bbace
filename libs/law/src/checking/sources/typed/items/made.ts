import type { RecognizedSource } from '@casewright/contracts';
import type { CslItem } from '@casewright/law/citations';
import type { Recognized } from '../../recognized.js';

export const made = (kind: RecognizedSource, item: CslItem, pin?: string): Recognized => ({
  kind,
  item,
  implied: [],
  ...(pin ? { pin } : {}),
  doubts: [],
  others: 0,
});
