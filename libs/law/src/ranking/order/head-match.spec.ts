import { describe, expect, it } from '@jest/globals';
import { Tokenizer } from '../analysis/tokenizer.js';
import { CaseAnalyzer } from '../index/case-analyzer.js';
import { parseQuery } from '../query/parse-query.js';
import { analyzeQuery } from '../terms/analyze-query.js';
import { type HeadMatch, HeadMatcher } from './head-match.js';

/** Every word weighs the same. */
function match(query: string, ...head: string[]): HeadMatch {
  const analyzed = analyzeQuery(parseQuery(query), new Tokenizer());
  const [part] = new CaseAnalyzer().analyze({
    caseId: 1,
    names: [],
    citations: [],
    docket: null,
    judges: [],
    head,
    opinions: [],
  }).parts;
  const scored = analyzed.terms.map((term) => ({ ...term, weight: 1, idf: 1, df: 1, bit: 0 }));
  return new HeadMatcher(analyzed, scored).match(part!.tokens);
}

describe('what a head says of a query', () => {
  it('counts the term with nothing between its words, and words that lists leave out', () => {
    expect(match('use of force', 'Deadly use of force. The use of force is a seizure.').unit).toBe(
      2 / 3,
    );
    expect(match('use of force', 'The use of deadly force. Force of use.').unit).toBe(0);
  });

  it('finds no term across the end of a sentence, a topic, or a key point', () => {
    expect(match('state action', 'The order binds the state. Action was late.').unit).toBe(0);
    expect(match('state action', 'state', 'action').unit).toBe(0);
    expect(match('miranda arizona', 'Compare Miranda v. Arizona there.').together).toBe(0.5);
  });

  it('tells a topic from a sentence', () => {
    expect(match('fair use', 'fair use doctrine', 'Copyright.').topic).toBe(1);
    expect(match('fair use', 'A parody may be a fair use of the song that it mocks.').topic).toBe(
      0,
    );
  });

  it('takes the best sentence, and counts those that have every word', () => {
    const { sentence, together } = match(
      'lease mitigation abandonment damages',
      'The lease ended. Damages after abandonment need mitigation under the lease.',
      'A lease without damages.',
    );
    expect([sentence, together]).toEqual([1, 0.5]);
    expect(match('lease mitigation', 'The lease ended. Mitigation was owed.').sentence).toBe(0.5);
  });
});
