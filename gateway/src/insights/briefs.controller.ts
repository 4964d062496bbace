import {
  AppError,
  BRIEF_EXTENSIONS,
  checkBrief,
  checkFile,
  commentBrief,
  commentFile,
  DOCX_MEDIA_TYPE,
  type FileCheck,
  INVALID_BRIEF_TYPE,
  uploadsOf,
} from '@casewright/contracts';
import { BUS, type Bus, UploadsClient } from '@casewright/messaging';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { begun } from '../bodies/json-body.js';
import type { SentFile } from '../files/file-uploads.js';
import { sendFile } from '../files/send-file.js';
import type { JobAnswer } from '../jobs/job-answers.js';
import { JobCalls } from '../jobs/job-calls.js';
import { Serves } from '../routes/serves.decorator.js';
import { FormIntake } from './form-intake.js';

const BRIEFS = { extensions: BRIEF_EXTENSIONS, refusal: INVALID_BRIEF_TYPE };

/** Citation checks of uploaded files. */
@Controller()
export class BriefsController {
  private readonly uploads: UploadsClient;

  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly jobs: JobCalls,
    private readonly forms: FormIntake,
  ) {
    this.uploads = new UploadsClient(bus, uploadsOf.analysis);
  }

  @Serves(checkFile)
  async check(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobAnswer<FileCheck>> {
    const { uploadId, digest } = await this.fileOf(request);
    const work = { input: { uploadId }, content: digest };
    return this.jobs.answer({ request, response }, checkBrief, work);
  }

  @Serves(commentFile)
  async comment(@Req() request: Request, @Res() response: Response): Promise<void> {
    const copy = await this.copyOf(await this.fileOf(request));
    try {
      const file = await begun(this.uploads.read(copy.uploadId));
      const { name, size } = copy;
      await sendFile(response, { type: DOCX_MEDIA_TYPE, name, size }, file);
    } catch (error) {
      // A client that disconnects is not an error.
      if (!response.destroyed) throw error;
    } finally {
      await this.uploads.discard(copy.uploadId);
    }
  }

  private async copyOf({ uploadId }: SentFile): Promise<z.output<typeof commentBrief.response>> {
    try {
      return await this.bus.call(commentBrief, { uploadId });
    } finally {
      await this.uploads.discard(uploadId);
    }
  }

  /** @throws AppError VALIDATION_FAILED for a form without a file */
  private async fileOf(request: Request): Promise<SentFile> {
    const isForm = request.is('multipart/form-data');
    const form = isForm ? await this.forms.read(request, BRIEFS) : null;
    if (form?.file) return form.file;
    throw new AppError('VALIDATION_FAILED', 'Please choose a file to check.');
  }
}
