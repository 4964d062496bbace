/// <reference lib="webworker" />
import type { WritingFinding } from '@casewright/contracts';
import { createReviewer } from '@casewright/law/writing';
import { byPlace } from '../draft/placed';
import { patchOf } from './finding-patch';
import type { ReviewReply, ReviewRequest } from './review-messages';

/** The rules, alongside the page: however long the text, no key waits for them. */
const reviewer = createReviewer();
let before: readonly WritingFinding[] = [];

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  const { version, text, options } = data;
  const { findings: said, scores, documentKind, audience } = reviewer.review(text, options);
  const findings = said.toSorted(byPlace);
  const patch = patchOf(before, findings);
  before = findings;
  const reply: ReviewReply = { version, patch, scores, documentKind, audience };
  postMessage(reply);
});
