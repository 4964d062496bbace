import type { CasePostings } from '../index/case-postings.js';
import type { IndexReader } from '../index/index-reader.js';
import {
  BEYOND_BODY,
  type Gains,
  gainOf,
  type ScoringTables,
  scoringTables,
} from '../order/scoring-tables.js';
import type { Weights } from '../order/weights.js';

/**
 * BM25F of each posting: the occurrences in all fields together saturate once. It depends on the
 * generation and on the weights only, so it is kept as long as the postings are.
 */
export class TermGains {
  private readonly tables: ScoringTables;
  /** What later opinions say counts nothing: it makes no case match either. */
  private readonly ownWordsOnly: boolean;

  constructor(
    private readonly reader: IndexReader,
    private readonly weights: Weights,
  ) {
    this.tables = scoringTables(reader, weights);
    this.ownWordsOnly = weights.citing === 0;
  }

  of(postings: CasePostings): Gains {
    const known = this.tables.gains.get(postings);
    if (known) return known;
    const made = this.make(this.ownWordsOnly ? ownWords(postings) : postings);
    this.tables.gains.set(postings, made);
    return made;
  }

  private make({ docs, text, citing }: CasePostings): Gains {
    const { bodyGain } = this.tables;
    const { headLength } = this.reader.docs;
    const { k1 } = this.weights;
    const gains = new Float32Array(docs.length);
    for (let i = 0; i < docs.length; i++) {
      const own = text[i]!;
      const said = citing === null ? 0 : citing[i]!;
      const isBodyOnly = (own & 255) < BEYOND_BODY && said === 0;
      gains[i] = isBodyOnly
        ? bodyGain[own]!
        : gainOf(this.tables, k1, own, said, headLength[docs[i]!]!);
    }
    return { docs, gains };
  }
}

function ownWords({ docs, text, named }: CasePostings): CasePostings {
  const has = (_: number, i: number) => (text[i]! & 255) !== 0;
  return { docs: docs.filter(has), text: text.filter(has), citing: null, named };
}
