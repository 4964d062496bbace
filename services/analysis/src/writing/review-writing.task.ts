import {
  type AnalyzeWritingResponse,
  AppError,
  analyzeWriting,
  NOTHING_TO_REVIEW,
} from '@casewright/contracts';
import { ClaimsService } from '@casewright/database';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { HistoryClient } from '../documents/intake/history.client.js';
import { titleOf } from '../documents/intake/title.js';
import type { Engine } from '../engine/engine.js';
import { ENGINE } from '../engine/engine-token.js';
import type { JobContext, JobTask } from '../jobs/tasks/job-task.js';

type Input = z.output<typeof analyzeWriting.input>;
interface Made {
  review: AnalyzeWritingResponse;
  title: string;
}

/** Has a text's writing reviewed, and leaves its trace in the user's history. */
@Injectable()
export class ReviewWritingTask implements JobTask<Input, Made> {
  readonly def = analyzeWriting;

  constructor(
    private readonly claims: ClaimsService,
    private readonly history: HistoryClient,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  /** @throws AppError VALIDATION_FAILED for a blank text; the signal's reason once it is aborted */
  async run({ audience, documentKind, ...source }: Input, job: JobContext): Promise<Made> {
    const content = await this.claims.readText(source);
    if (content.trim() === '') throw new AppError('VALIDATION_FAILED', NOTHING_TO_REVIEW);
    const input = { content, audience, documentKind };
    const review = await this.engine.reviewWriting(input, job, job.signal);
    const title = titleOf(undefined, null, content.replaceAll('\0', ' '));
    return { review: { ...review, jobId: job.jobId }, title };
  }

  kept({ review }: Made): AnalyzeWritingResponse {
    return review;
  }

  async stored({ title }: Made): Promise<void> {
    await this.history.record(title, 'writing-assistant');
  }
}
