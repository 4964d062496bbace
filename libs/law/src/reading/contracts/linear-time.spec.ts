import { splitSentences } from '@casewright/law/citations';
import { readSentences } from '@casewright/law/sentences';
import { describe, expect, it } from '@jest/globals';
import type { Understanding } from '../documents/understanding.js';
import { CHECKS } from './checks/checks.js';
import { findClauses } from './clauses/find-clauses.js';
import { makeReview } from './review.js';

/** Text made to send patterns astray: nothing ends, everything begins. */
const ADVERSARIAL: Record<string, string> = {
  'words without a stop': 'shall not assign or transfer the license ',
  'openings that never close': '("Term ("Party ["',
  'numbers in words': 'one hundred and ',
  'capitals without an end': 'Alder Birch And ',
  underscores: '____ ',
  'lists without items': '(a) ; (b) : ',
  'blank lines': '\n\n',
  'one long word': 'x',
  references: 'Section 1.1 and Section ',
  between: 'between Alder and by and between ',
};

/** Processor time in microseconds, the least of three: other work on the machine does not count. */
function cost(work: () => void): number {
  const once = (): number => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  return Math.min(once(), once(), once());
}

function bare(text: string): Understanding {
  const sentences = splitSentences(text);
  return {
    source: { text },
    text,
    pageAt: () => null,
    documentType: {
      type: 'service-agreement',
      label: 'Service Agreement',
      family: 'contract',
      confidence: 1,
      evidence: [],
    },
    title: null,
    sections: [],
    sentences,
    frames: readSentences(text, sentences),
    parties: [],
    terms: [],
    dates: [],
    amounts: [],
    durations: [],
    choices: [],
    signatures: [],
    obligations: [],
    citations: [],
    resolved: { resolutions: [], authorities: [] },
    court: null,
  };
}

describe('time grows no faster than the text', () => {
  const review = (text: string): void => {
    const contract = makeReview(bare(text), findClauses(text));
    for (const check of CHECKS) check(contract);
  };

  it.each(Object.entries(ADVERSARIAL))('on %s', (_, piece) => {
    const small = piece.repeat(Math.ceil(20_000 / piece.length));
    review(small);
    const ratio =
      cost(() => review(small.repeat(4))) /
      Math.max(
        cost(() => review(small)),
        2_000,
      );
    expect(ratio).toBeLessThan(9);
  });
});
