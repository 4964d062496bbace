import {
  AnalyzeRequestSchema,
  type AnalyzeResponse,
  AnalyzeResponseSchema,
  AppError,
  analyzeDocument,
  assertStorable,
  NOTHING_TO_ANALYZE,
  parseOrThrow,
} from '@casewright/contracts';
import { Controller, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Audited } from '../audit/audited.decorator.js';
import { assertTextFits, LongTextInterceptor } from '../bodies/long-text.interceptor.js';
import { type JobAnswer, JobCalls, type Work } from '../jobs/job-calls.js';
import { Contract } from '../openapi/contract.decorator.js';
import { RateLimited } from '../security/rate-limit.guard.js';
import { FileUploads } from '../uploads/file-uploads.js';
import { TextClaims } from '../uploads/text-claims.js';
import { type Form, FormIntake } from './form-intake.js';

/** Documents analysed: an uploaded file, or a text. */
@ApiTags('Documents')
@Controller('insights')
@UseInterceptors(LongTextInterceptor)
export class InsightsController {
  constructor(
    private readonly jobs: JobCalls,
    private readonly forms: FormIntake,
    private readonly files: FileUploads,
    private readonly claims: TextClaims,
  ) {}

  @RateLimited(60, 60)
  @Post('analyze')
  @Audited('analyze_document', 'job')
  @ApiConsumes('multipart/form-data', 'application/json')
  @Contract({
    summary: 'Analyzes a document: a multipart form with a file or a text, or a text as JSON',
    body: AnalyzeRequestSchema,
    response: AnalyzeResponseSchema,
    errors: [
      'VALIDATION_FAILED',
      'NOT_SIGNED_IN',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'UNREADABLE_DOCUMENT',
      'RATE_LIMITED',
      'BUDGET_USED_UP',
      'CONFLICT',
      'AI_KEY_INVALID',
      'DEADLINE_EXCEEDED',
    ],
  })
  async analyze(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JobAnswer<AnalyzeResponse>> {
    const work = await this.workOf(request);
    return this.jobs.answer({ request, response }, analyzeDocument, work);
  }

  /** What is to be done; a file of a form that cannot be used is discarded. */
  private async workOf(request: Request): Promise<Work<typeof analyzeDocument.input>> {
    const { fields, file } = await this.formOf(request);
    try {
      assertStorable(fields);
      const { text = '', category, title } = parseOrThrow(AnalyzeRequestSchema, fields);
      const about = { category, ...(title ? { title } : {}) };
      if (file) return { input: { uploadId: file.uploadId, ...about }, content: file.digest };
      if (text.trim() === '') throw new AppError('VALIDATION_FAILED', NOTHING_TO_ANALYZE[category]);
      assertTextFits(text);
      return { input: { ...(await this.claims.sourceOf(text)), ...about }, content: text };
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
