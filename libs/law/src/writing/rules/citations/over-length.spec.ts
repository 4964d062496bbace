import { describe, expect, it } from '@jest/globals';
import { review } from '../../reviewer/create-reviewer.js';

const body = (words: number): string =>
  Array.from({ length: words / 10 }, () => SENTENCE).join(' ');
const SENTENCE = 'The agency had no power to adopt this unusual rule.';

const remarks = (caption: string, title: string, words: number): string[] =>
  review(
    [
      caption,
      'No. 24-1234',
      title,
      'TABLE OF AUTHORITIES',
      body(5_000),
      'ARGUMENT',
      body(words),
      'CERTIFICATE OF COMPLIANCE',
      'Typeface is proportional.',
    ].join('\n\n'),
    { documentKind: 'brief' },
  )
    .findings.filter(({ rule }) => rule === 'over-length')
    .map(({ quote, explanation }) => `${quote}: ${explanation}`);

const APPEALS = 'UNITED STATES COURT OF APPEALS FOR THE NINTH CIRCUIT';

describe('the length of a paper', () => {
  it.each([
    [APPEALS, 'OPENING BRIEF FOR APPELLANT', 13_400, '32(a)(7)(B)(i) allows 13,000'],
    [APPEALS, 'REPLY BRIEF FOR APPELLANT', 6_800, '32(a)(7)(B)(ii) allows 6,500'],
    [APPEALS, 'MOTION TO DISMISS THE APPEAL', 5_600, '27(d)(2)(A) allows 5,200'],
    [
      'IN THE SUPREME COURT OF THE UNITED STATES',
      'PETITION FOR A WRIT OF CERTIORARI',
      9_300,
      'Sup. Ct. R. 33.1(g)(i) allows 9,000',
    ],
  ])('is told where it is over the limit of %s: %s', (court, title, words, says) => {
    const [remark, ...others] = remarks(court, title, words);
    expect(others).toEqual([]);
    expect(remark).toContain(title);
    expect(remark).toContain(says);
  });

  it.each([
    [APPEALS, 'OPENING BRIEF FOR APPELLANT', 12_900],
    ['UNITED STATES DISTRICT COURT', 'MOTION TO DISMISS', 14_000],
  ])('is not where it is within it, or the court has no such limit: %s', (court, title, words) => {
    expect(remarks(court, title, words)).toEqual([]);
  });
});
