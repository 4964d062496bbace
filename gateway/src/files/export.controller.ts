import {
  EXPORT_MEDIA_TYPES,
  type ExportRecord,
  ExportRecordSchema,
  ExportRequestSchema,
  listExports,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Audited } from '../audit/audited.decorator.js';
import { Contract } from '../openapi/contract.decorator.js';
import { RateLimited } from '../security/rate-limit.guard.js';
import { ExportFiles } from './export-files.js';

/** Results as files: PDF, Word and CSV. */
@ApiTags('Export')
@Controller()
export class ExportController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly files: ExportFiles,
  ) {}

  @RateLimited(60, 60)
  @Post('export')
  @Audited('export_file', 'export')
  @ApiProduces(...Object.values(EXPORT_MEDIA_TYPES))
  @Contract({
    summary: 'Makes a file of what a screen shows; its name is in Content-Disposition',
    body: ExportRequestSchema,
    response: null,
    status: 200,
    errors: [
      'VALIDATION_FAILED',
      'NOT_SIGNED_IN',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'RATE_LIMITED',
    ],
  })
  create(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.files.send(request, response);
  }

  @Get('exports')
  @Contract({
    summary: 'The files that the caller made, newest first; never what was in them',
    response: z.array(ExportRecordSchema),
    errors: ['NOT_SIGNED_IN'],
  })
  list(): Promise<ExportRecord[]> {
    return this.bus.call(listExports, {});
  }
}
