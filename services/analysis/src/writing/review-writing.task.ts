import { type AnalyzeWritingResponse, analyzeWriting } from '@casewright/contracts';
import { Json } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { HistoryClient } from '../documents/intake/history.client.js';
import { titleOf } from '../documents/intake/title.js';
import { ENGINE, type Engine } from '../engine/engine.js';
import type { JobContext, JobTask } from '../jobs/job-task.js';

type Input = z.output<typeof analyzeWriting.input>;
interface Made {
  review: AnalyzeWritingResponse | Json<AnalyzeWritingResponse>;
  title: string;
}

/** Has a text's writing reviewed, and leaves its trace in the user's history. */
@Injectable()
export class ReviewWritingTask implements JobTask<Input, Made> {
  readonly def = analyzeWriting;

  constructor(
    private readonly history: HistoryClient,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  /** @throws the signal's reason once it is aborted */
  async run(input: Input, job: JobContext): Promise<Made> {
    const { jobId, signal } = job;
    const review = this.engine.writtenReview
      ? await this.engine.writtenReview(input, job, signal)
      : await this.engine.reviewWriting(input, job, signal);
    const title = titleOf(undefined, null, input.content);
    const isWritten = review instanceof Json;
    return { review: isWritten ? review.with({ jobId }) : { ...review, jobId }, title };
  }

  kept({ review }: Made): Made['review'] {
    return review;
  }

  async stored({ title }: Made): Promise<void> {
    await this.history.record(title, 'writing-assistant');
  }
}
