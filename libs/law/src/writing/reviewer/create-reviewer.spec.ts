import { WritingReviewSchema } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { createReviewer, review } from './create-reviewer.js';

const LETTER = `Dear Ms. Reyes:

You asked whether the lease survives the sale. In order to answer, we read the deed.

The lease was recorded prior to the sale. It binds the buyer, and you may keep the rent.

Please call me with any questions.

Sincerely,
Anna Lund`;

const BRIEF = `ARGUMENT

Plaintiff argues that the notice was clearly late. The clerk “received the paper prior to noon and clearly stamped it.” Id. at 4.

The argument is ridiculous. The motion was denied by the trial court. This Court should affirm.

Respectfully submitted,`;

describe('createReviewer', () => {
  it('says of a changed text what a first reading says', () => {
    const reviewer = createReviewer();
    let text = BRIEF;
    for (const addition of ['x', ' prior to', '\n\nIt was decided that he lied.', '“', '”.']) {
      text = `${text.slice(0, 60)}${addition}${text.slice(60)}`;
      expect(reviewer.review(text)).toEqual(review(text));
    }
  });

  it('satisfies the contract, for a text without a sentence too', () => {
    for (const text of [LETTER, BRIEF, 'ARGUMENT', '§', '410 F.3d 220']) {
      expect(WritingReviewSchema.safeParse(review(text)).error?.issues).toBeUndefined();
    }
  });

  it('knows what a document is and whom it is for', () => {
    const read = ({ documentKind, audience }: ReturnType<typeof review>) => [
      documentKind,
      audience,
    ];
    expect(read(review(LETTER))).toEqual(['client-letter', 'client']);
    expect(read(review(BRIEF))).toEqual(['brief', 'court']);
    expect(read(review(BRIEF, { documentKind: 'memo' }))).toEqual(['memo', 'colleague']);
  });

  it('leaves quotations alone, over a page break too', () => {
    const quotes = review(BRIEF).findings.map(({ quote }) => quote);
    expect(quotes).toContain('clearly late');
    expect(quotes).not.toContain('prior to');
    const broken =
      'The deed says “prior to the sale, and\n\nSubsequent to it, and clearly void” once.';
    expect(review(broken).findings).toEqual([]);
  });

  it('quotes in its prose the sentences that it means', () => {
    const { tone, improvements, alternatives } = review(BRIEF);
    expect(tone).toContain('“The argument is ridiculous.”');
    expect(improvements.join('\n')).toContain('write “late” for “clearly late”');
    expect(alternatives).toContainEqual(
      expect.objectContaining({
        original: 'The motion was denied by the trial court.',
        suggested: 'The trial court denied the motion.',
        rule: 'passive-agent',
      }),
    );
  });

  it('gives one reason for several changes of one kind', () => {
    const { alternatives } = review(
      'Pursuant to the lease, the tenant paid prior to June, and the landlord sued subsequent to it.',
    );
    const sentences = alternatives[0]!.why.split(/(?<=[.”]) (?=\p{Lu}|“)/u);
    expect(sentences.length).toBeGreaterThan(2);
    expect(sentences).toEqual([...new Set(sentences)]);
  });

  it('leaves no error in the words that it rewrites', () => {
    const passive = 'The the motion was denied by the court.';
    const { findings, alternatives } = review(passive, { documentKind: 'memo' });
    expect(findings.map(({ rule }) => rule)).toContain('repeated-word');
    expect(alternatives.map(({ suggested }) => suggested)).toEqual([
      expect.not.stringMatching(/the the/i),
    ]);
    // A list that does not fit its number can be told and not mended.
    const unmended =
      'There are three reasons prior to trial: the notice was late, and the sum was wrong.';
    expect(review(unmended).findings.map(({ rule }) => rule)).toContain('list-count');
    expect(review(unmended).alternatives).toEqual([]);
  });

  it('praises nothing that it has not examined', () => {
    const { style, tone, improvements } = review('The court denied the motion. He paid the rent.');
    const said = [style, tone, ...improvements].join(' ');
    expect(said).not.toMatch(/keep it|nothing is missing|suits you/i);
    expect(style).toContain('what it leaves out were not examined');
    expect(tone).toContain('was not examined');
  });
});
