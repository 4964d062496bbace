import {
  AnalyzeRequestSchema,
  type AnalyzeResponse,
  AnalyzeResponseSchema,
  AppError,
  createDocument,
  NOTHING_TO_ANALYZE,
  parseOrThrow,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Inject, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { assertTextFits, LongTextInterceptor } from '../../bodies/long-text.interceptor.js';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';
import { FileUploads } from '../../uploads/file-uploads.js';
import { type Form, FormIntake } from '../../uploads/form-intake.js';
import { TextClaims } from '../../uploads/text-claims.js';

/** Documents analysed: an uploaded file, or a text. */
@ApiTags('Documents')
@Controller('insights')
@UseInterceptors(LongTextInterceptor)
export class InsightsController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly forms: FormIntake,
    private readonly files: FileUploads,
    private readonly claims: TextClaims,
  ) {}

  @RateLimited(60, 60)
  @Post('analyze')
  @ApiConsumes('multipart/form-data', 'application/json')
  @Contract({
    summary: 'Analyses a document: a multipart form with a file or a text, or a text as JSON',
    body: AnalyzeRequestSchema,
    response: AnalyzeResponseSchema,
    errors: [
      'VALIDATION_FAILED',
      'NOT_SIGNED_IN',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'UNREADABLE_DOCUMENT',
      'RATE_LIMITED',
    ],
  })
  async analyze(@Req() request: Request): Promise<AnalyzeResponse> {
    const { fields, file } = await this.formOf(request);
    try {
      const { text = '', category, title } = parseOrThrow(AnalyzeRequestSchema, fields);
      const about = { category, ...(title ? { title } : {}) };
      if (file) {
        const answer = await this.bus.call(createDocument, { ...file, ...about });
        return await this.claims.read(AnalyzeResponseSchema, answer);
      }
      if (text.trim() === '') throw new AppError('VALIDATION_FAILED', NOTHING_TO_ANALYZE[category]);
      assertTextFits(text);
      return await this.claims.call(text, AnalyzeResponseSchema, (source) =>
        this.bus.call(createDocument, { ...source, ...about }),
      );
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
