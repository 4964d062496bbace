import type { WritingOptions, WritingReview } from '@casewright/contracts';
import { createReviewer } from './reviewer/create-reviewer.js';

/** Reviews a text once. For a text that is being typed, `createReviewer` remembers what it read. */
export function review(text: string, options: WritingOptions = {}): WritingReview {
  return createReviewer().review(text, options);
}
