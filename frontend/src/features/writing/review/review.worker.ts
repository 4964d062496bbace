/// <reference lib="webworker" />
import type { WritingFinding } from '@casewright/contracts';
import { createReviewer, loadWords } from '@casewright/law/writing';
import { byPlace } from '../draft/placed';
import { patchOf } from './finding-patch';
import type { ReviewReply, ReviewRequest } from './review-messages';

/** The rules, alongside the page: however long the text, no key waits for them. */
const reviewer = createReviewer();
/** Without the words of the language there are fewer findings, and still a review. */
const words = loadWords().catch(() => undefined);
let before: readonly WritingFinding[] = [];

addEventListener('message', async ({ data }: MessageEvent<ReviewRequest>) => {
  const { version, text, options } = data;
  const {
    findings: said,
    scores,
    documentKind,
    audience,
  } = reviewer.review(text, options, await words);
  const findings = said.toSorted(byPlace);
  const patch = patchOf(before, findings);
  before = findings;
  const reply: ReviewReply = { version, patch, scores, documentKind, audience };
  postMessage(reply);
});
