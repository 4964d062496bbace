import type { CaseReader, IndexedCourt } from '@casewright/law/ranking';
import type { TermFrequencies } from './term-frequencies.js';

/** What a search rests on: one index as of one generation. */
export interface SearchedIndex {
  name: string;
  edition: string;
  frequencies: TermFrequencies;
  courts: readonly IndexedCourt[];
  forward: CaseReader['forward'];
}
