import {
  AnalyzeRequestSchema,
  type AnalyzeResponse,
  AppError,
  analyzeDocument,
  analyzeUpload,
  assertStorable,
  NOTHING_TO_ANALYZE,
  parseOrThrow,
} from '@casewright/contracts';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { assertTextsFit } from '../bodies/long-text.js';
import { FileUploads } from '../files/file-uploads.js';
import { type JobAnswer } from '../jobs/job-answers.js';
import { JobCalls, type Work } from '../jobs/job-calls.js';
import { Serves } from '../routes/serves.decorator.js';
import { type Form, FormIntake } from './form-intake.js';

/** Document analysis of an uploaded file or a text. */
@Controller()
export class InsightsController {
  constructor(
    private readonly jobs: JobCalls,
    private readonly forms: FormIntake,
    private readonly files: FileUploads,
  ) {}

  @Serves(analyzeUpload)
  async analyze(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobAnswer<AnalyzeResponse>> {
    const work = await this.workOf(request);
    return this.jobs.answer({ request, response }, analyzeDocument, work);
  }

  /** Reads the job's input; discards an uploaded file that cannot be used. */
  private async workOf(request: Request): Promise<Work<typeof analyzeDocument.input>> {
    const { fields, file } = await this.formOf(request);
    try {
      assertStorable(fields);
      const { text = '', category, title } = parseOrThrow(AnalyzeRequestSchema, fields);
      const about = { category, ...(title ? { title } : {}) };
      if (file) return { input: { uploadId: file.uploadId, ...about }, content: file.digest };
      if (text.trim() === '') throw new AppError('VALIDATION_FAILED', NOTHING_TO_ANALYZE[category]);
      assertTextsFit({ text });
      return { input: { text, ...about } };
    } catch (error) {
      if (file) await this.files.discard(file.uploadId);
      throw error;
    }
  }

  private async formOf(request: Request): Promise<Form> {
    if (request.is('multipart/form-data')) return this.forms.read(request);
    return { fields: (request.body as Record<string, string> | undefined) ?? {}, file: null };
  }
}
