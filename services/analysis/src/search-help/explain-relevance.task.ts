import { explainRelevance, findCases, type RelevanceExplanations } from '@casewright/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CheckService } from '../citations/check.service.js';
import { ENGINE, type Engine } from '../engine/engine.js';
import type { JobContext, JobTask } from '../jobs/job-task.js';
import { PatientCalls } from '../jobs/patient-calls.js';

type Input = z.output<typeof explainRelevance.input>;

/**
 * Says why the cases of a page of results are there. The page is asked for again: what is known of
 * a case comes from the library, and never from the browser.
 */
@Injectable()
export class ExplainRelevanceTask implements JobTask<Input, RelevanceExplanations> {
  readonly def = explainRelevance;

  constructor(
    private readonly library: PatientCalls,
    private readonly citations: CheckService,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  /** @throws AppError as the search does; AI_KEY_INVALID; the signal's reason once it is aborted */
  async run(input: Input, { signal, onProgress }: JobContext): Promise<RelevanceExplanations> {
    const { cases } = await this.library.call(findCases, { ...input, category: 'case-law' });
    const context = { citations: this.citations, onProgress };
    return this.engine.explainRelevance({ query: input.query, cases }, context, signal);
  }
}
