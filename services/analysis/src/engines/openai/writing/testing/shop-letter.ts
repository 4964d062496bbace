import type { WritingFinding, WritingReview } from '@casewright/contracts';
import type { writingPrompt } from '@casewright/law/model/testing';

export const TEXT = `The landlord, Orchard Lane LLC, let the shop to Mira Sanz on May 5, 2024. The rent is $4,000 and has to be paid by Sanz on the first day of every month, which is a thing that she never failed to do.

Landlord’s letter of June 2 reads like a tantrum. Under Gray v. Vale, 410 U.S. 113 (1973), “a landlord may not shut out a tenant.” What Orchard Lane then did within two days, and it did it without a word to Sanz, was to change the locks.

The tenant shall be let in again. The landlord may inspect the shop once a year.
`;

export const said = (review: Partial<writingPrompt.SectionReview>): string =>
  JSON.stringify({ rewrites: [], tone: [], ...review });
export const rewrite = (
  original: string,
  suggested: string,
  more: Partial<writingPrompt.Rewrite> = {},
): writingPrompt.Rewrite => ({
  original,
  suggested,
  aim: 'clarity',
  why: 'The reader sees at once who acts.',
  ...more,
});
export const GOOD_REWRITE = rewrite(
  'What Orchard Lane then did within two days, and it did it without a word to Sanz, was to change the locks.',
  'Orchard Lane then changed the locks within two days and without a word to Sanz.',
);
export const GOOD_REMARK = {
  quote: 'reads like a tantrum',
  recommendation: 'Say what the letter gets wrong; a court discounts heat.',
};
export const GOOD = said({ rewrites: [GOOD_REWRITE], tone: [GOOD_REMARK] });

export const ofModel = ({ findings }: WritingReview): WritingFinding[] =>
  findings.filter(({ source }) => source === 'model');
/** All of the model's words that a user would read. */
export const wordsOf = (review: WritingReview): string =>
  [
    review.tone,
    ...review.alternatives.flatMap(({ suggested, why }) => [suggested, why]),
    ...ofModel(review).flatMap(({ explanation, replacement }) => [
      explanation,
      replacement?.text ?? '',
    ]),
  ].join('\n');
