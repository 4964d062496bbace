import {
  findCases,
  type QuestionReading,
  type QuestionUnderstanding,
  understandQuestion,
} from '@casewright/contracts';
import { composeQueries } from '@casewright/law/model';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ENGINE, type Engine } from '../engine/engine.js';
import type { JobContext, JobTask } from '../jobs/job-task.js';
import { PatientCalls } from '../jobs/patient-calls.js';

/** Reads a question for what to search by; a reading that finds nothing is none. */
@Injectable()
export class UnderstandQuestionTask
  implements JobTask<z.output<typeof understandQuestion.input>, QuestionUnderstanding>
{
  readonly def = understandQuestion;

  constructor(
    private readonly library: PatientCalls,
    @Inject(ENGINE) private readonly engine: Engine,
  ) {}

  /** @throws AppError as the search does; AI_KEY_INVALID; the signal's reason once it is aborted */
  async run(
    { query }: z.output<typeof understandQuestion.input>,
    { signal }: JobContext,
  ): Promise<QuestionUnderstanding> {
    const answer = await this.engine.understandQuestion({ query }, {}, signal);
    const search = answer.reading && (await this.searchBy(answer.reading, signal));
    return { ...answer, reading: search && answer.reading, search };
  }

  /** The narrowest form of the reading that finds a case. */
  private async searchBy(
    reading: QuestionReading,
    signal: AbortSignal,
  ): Promise<QuestionUnderstanding['search']> {
    for (const query of composeQueries(reading)) {
      signal.throwIfAborted();
      const { total } = await this.library.call(findCases, { query, pageSize: 1 });
      if (total > 0) return { query, total };
    }
    return null;
  }
}
