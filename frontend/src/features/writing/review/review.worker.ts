/// <reference lib="webworker" />
import type { WritingFinding } from '@casewright/contracts';
import { createReviewer } from '@casewright/writing';
import { patchOf } from './finding-patch';
import type { ReviewReply, ReviewRequest } from './review-messages';

/** The rules, beside the page: however long the text, no key waits for them. */
const reviewer = createReviewer();
let before: readonly WritingFinding[] = [];

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  const { version, text, options } = data;
  const { findings, scores, documentKind, audience } = reviewer.review(text, options);
  const patch = patchOf(before, findings);
  before = findings;
  const reply: ReviewReply = { version, patch, scores, documentKind, audience };
  postMessage(reply);
});
