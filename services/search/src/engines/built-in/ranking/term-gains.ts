import { BODY_COUNT } from '../format/payload.js';
import type { CasePostings } from '../read/case-postings.js';
import type { IndexReader } from '../read/index-reader.js';
import { BEYOND_BODY, type Gains, type ScoringTables, scoringTables } from './scoring-tables.js';
import type { Weights } from './weights.js';

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
    const gains = new Float32Array(docs.length);
    for (let i = 0; i < docs.length; i++) {
      const own = text[i]!;
      const said = citing === null ? 0 : citing[i]!;
      const isBodyOnly = (own & 255) < BEYOND_BODY && said === 0;
      gains[i] = isBodyOnly ? bodyGain[own]! : this.gain(docs[i]!, own, said);
    }
    return { docs, gains };
  }

  /**
   * What a term adds to a case, whichever fields have it.
   *
   * @param own the posting's code of its own words
   * @param said the posting's code of the citing text
   */
  private gain(doc: number, own: number, said: number): number {
    const { tables } = this;
    const payload = own & 255;
    let count = BODY_COUNT[payload]! * tables.bodyNorm[own >> 8]!;
    if (said !== 0) count += tables.citingCount[said & 255]! * tables.citingNorm[said >> 8]!;
    if (payload >= BEYOND_BODY) {
      const { headLength } = this.reader.docs;
      count += tables.headCount[payload]! * tables.headNorm[headLength[doc]!]!;
      count += tables.nameCount[payload]!;
    }
    return count / (this.weights.k1 + count);
  }
}

function ownWords({ docs, text, named }: CasePostings): CasePostings {
  const has = (_: number, i: number) => (text[i]! & 255) !== 0;
  return { docs: docs.filter(has), text: text.filter(has), citing: null, named };
}
