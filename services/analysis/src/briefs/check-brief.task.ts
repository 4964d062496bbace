import { checkBrief, type FileCheck } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CheckService } from '../citations/check.service.js';
import type { JobContext, JobTask } from '../jobs/job-task.js';
import { BriefReader } from './brief-reader.js';

/** Reads a brief and checks its citations; the job keeps the answer as long as it keeps any. */
@Injectable()
export class CheckBriefTask implements JobTask<z.output<typeof checkBrief.input>, FileCheck> {
  readonly def = checkBrief;

  constructor(
    private readonly briefs: BriefReader,
    private readonly citations: CheckService,
  ) {}

  /** @throws AppError what reading the file throws */
  async run({ uploadId }: z.output<typeof checkBrief.input>, job: JobContext): Promise<FileCheck> {
    job.onProgress('Reading the brief', 0);
    const { text, places, kind, notices } = await this.briefs.read(uploadId, job.signal);
    job.onProgress('Checking citations', 0.5);
    const check = await this.citations.check(text, { places, support: true });
    return { ...check, text, places, takesComments: kind === 'docx', notices };
  }
}
