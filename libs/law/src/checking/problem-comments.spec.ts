import type { CheckedCitation } from '@casewright/contracts';
import { problemComments } from './problem-comments.js';

const citation = (change: object) =>
  ({
    text: '5 U.S. 137',
    normalized: '5 U.S. 137',
    fullSpan: { start: 4, end: 40 },
    verdict: 'verified',
    explanation: 'Another case is there.',
    ...change,
  }) as CheckedCitation;

describe('problemComments', () => {
  it('has one for what speaks against a citation, and none for what is not known', () => {
    const verdicts = ['verified', 'not_in_library', 'unchecked', 'name_unread'] as const;
    expect(problemComments(verdicts.map((verdict) => citation({ verdict })))).toEqual([]);
    expect(problemComments([citation({ verdict: 'name_mismatch' })])).toEqual([
      { start: 4, end: 40, text: 'Name differs: Another case is there.' },
    ]);
  });

  it('says which words of a note it is about', () => {
    const [comment] = problemComments([citation({ verdict: 'impossible', footnote: '3' })]);
    expect(comment!.text).toMatch(/^Note 3, “5 U\.S\. 137”: No such volume or year: /);
  });

  it('tells of later history, and of words that are not in the case', () => {
    const history = {
      standing: 'bad',
      events: [
        {
          kind: 'overruled by',
          scope: 'whole',
          by: 'Roe v. Doe',
          citation: null,
          year: 1900,
          point: null,
          isDerived: false,
          sources: ['table'],
        },
      ],
    };
    const quotations = [
      { text: 'exact words', start: 50, end: 61, status: 'exact' },
      { text: 'other words', start: 70, end: 81, status: 'not_found' },
    ];
    const [against, misquoted, ...rest] = problemComments([citation({ history, quotations })]);
    expect(against!.text).toMatch(/verruled/);
    expect(misquoted).toMatchObject({ start: 70, end: 81 });
    expect(misquoted!.text).toContain('compare it with 5 U.S. 137');
    expect(rest).toEqual([]);
  });
});
