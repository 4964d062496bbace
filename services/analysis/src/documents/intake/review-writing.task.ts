import {
  type AnalyzeWritingResponse,
  analyzeWriting,
  type WritingReview,
} from '@casewright/contracts';
import { titleOf } from '@casewright/law/reading';
import { Json } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CheckService } from '../../citations/check.service.js';
import { ENGINE, type Engine } from '../../engine/engine.js';
import type { JobContext, JobTask } from '../../jobs/job-task.js';
import { withoutLongWaits } from '../../jobs/patient-calls.js';
import { HistoryClient } from './history.client.js';

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
    private readonly citations: CheckService,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  /** @throws the signal's reason once it is aborted */
  async run(input: Input, job: JobContext): Promise<Made> {
    const { jobId, signal, onProgress, onText } = job;
    const context = { citations: this.citations, onProgress, onText };
    const review = await withoutLongWaits<WritingReview | Json<WritingReview>>(
      () =>
        this.engine.writtenReview?.(input, context, signal) ??
        this.engine.reviewWriting(input, context, signal),
    );
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
