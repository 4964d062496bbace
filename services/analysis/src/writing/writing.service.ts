import {
  type AnalyzeWritingRequest,
  AppError,
  NOTHING_TO_REVIEW,
  type WritingReview,
} from '@casewright/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { HistoryClient } from '../documents/intake/history.client.js';
import { titleOf } from '../documents/intake/title.js';
import type { Engine, EngineContext } from '../engine/engine.js';
import { ENGINE } from '../engine/engine-token.js';

/** Has a text's writing reviewed, and leaves its trace in the user's history. */
@Injectable()
export class WritingService {
  constructor(
    private readonly history: HistoryClient,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  /**
   * @param onProgress told of each stage as it begins
   * @throws AppError VALIDATION_FAILED for a blank text; the signal's reason once it is aborted
   */
  async review(
    input: AnalyzeWritingRequest,
    signal: AbortSignal,
    onProgress?: EngineContext['onProgress'],
  ): Promise<WritingReview> {
    if (input.content.trim() === '') throw new AppError('VALIDATION_FAILED', NOTHING_TO_REVIEW);
    const context = onProgress ? { onProgress } : {};
    const review = await this.engine.reviewWriting(input, context, signal);
    const title = titleOf(undefined, null, input.content.replaceAll('\0', ' '));
    await this.history.record(title, 'writing-assistant');
    return review;
  }
}
