import {
  AppError,
  BRIEF_EXTENSIONS,
  checkBrief,
  checkFile,
  type FileCheck,
  INVALID_BRIEF_TYPE,
} from '@casewright/contracts';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SentFile } from '../files/file-uploads.js';
import type { JobAnswer } from '../jobs/job-answers.js';
import { JobCalls } from '../jobs/job-calls.js';
import { Serves } from '../routes/serves.decorator.js';
import { FormIntake } from './form-intake.js';

const BRIEFS = { extensions: BRIEF_EXTENSIONS, refusal: INVALID_BRIEF_TYPE };

/** Citation checks of uploaded files. */
@Controller()
export class BriefsController {
  constructor(
    private readonly jobs: JobCalls,
    private readonly forms: FormIntake,
  ) {}

  @Serves(checkFile)
  async check(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobAnswer<FileCheck>> {
    const { uploadId, digest } = await this.fileOf(request);
    const work = { input: { uploadId }, content: digest };
    return this.jobs.answer({ request, response }, checkBrief, work);
  }

  /** @throws AppError VALIDATION_FAILED for a form without a file */
  private async fileOf(request: Request): Promise<SentFile> {
    const isForm = request.is('multipart/form-data');
    const form = isForm ? await this.forms.read(request, BRIEFS) : null;
    if (form?.file) return form.file;
    throw new AppError('VALIDATION_FAILED', 'Please choose a file to check.');
  }
}
