import type { Placed } from '../draft/placed';
import { applyPatch } from './finding-patch';
import workerAddress from './review.worker.ts?worker&url';
import type { ReviewReply, ReviewRequest } from './review-messages';

/** What the rules say about a version of the draft. */
export interface LiveReview extends Omit<ReviewReply, 'patch'> {
  findings: readonly Placed[];
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): URL };
}

/** The content security policy takes no plain text for a worker's address. */
const WORKER =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
    ?.createPolicy('casewright-worker', { createScriptURL: (url) => url })
    .createScriptURL(workerAddress) ?? workerAddress;

/**
 * Asks the rules about one version at a time. Versions that come while they are busy are passed
 * over but for the latest.
 */
export class LiveReviewer {
  private readonly worker = new Worker(WORKER, { type: 'module', name: 'writing rules' });
  private placed: readonly Placed[] = [];
  private waiting: ReviewRequest | null = null;
  private isBusy = false;

  constructor(onReview: (review: LiveReview) => void, onFault: () => void) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<ReviewReply>) => {
      const { patch, ...reply } = data;
      this.placed = applyPatch(this.placed, patch);
      this.isBusy = false;
      if (this.waiting) this.ask(this.waiting);
      onReview({ ...reply, findings: this.placed });
    });
    this.worker.addEventListener('error', onFault);
  }

  ask(request: ReviewRequest): void {
    if (this.isBusy) {
      this.waiting = request;
      return;
    }
    this.waiting = null;
    this.isBusy = true;
    this.worker.postMessage(request);
  }

  close(): void {
    this.worker.terminate();
  }
}
