import { z } from 'zod';

/** What a rewording is for. */
export const REWORDING_AIMS = [
  'clarity',
  'concision',
  'active-voice',
  'plain-words',
  'precision',
  'tone',
] as const;
export type RewordingAim = (typeof REWORDING_AIMS)[number];

/** What a model says of the writing of one section. Every field is required, as strict endpoints want it. */
export const SectionReviewSchema = z.strictObject({
  rewrites: z.array(
    z.strictObject({
      original: z.string(),
      suggested: z.string(),
      aim: z.enum(REWORDING_AIMS),
      why: z.string(),
    }),
  ),
  tone: z.array(z.strictObject({ quote: z.string(), recommendation: z.string() })),
});
export type SectionReview = z.infer<typeof SectionReviewSchema>;
export type Rewrite = SectionReview['rewrites'][number];
export type ToneRemark = SectionReview['tone'][number];
