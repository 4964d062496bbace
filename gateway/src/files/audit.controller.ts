import {
  type AuditCheck,
  AuditCheckQuerySchema,
  AuditCheckSchema,
  type AuditPage,
  AuditPageSchema,
  AuditQuerySchema,
  listAudit,
  verifyAudit,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { z } from 'zod';
import { Audited } from '../audit/audited.decorator.js';
import { Contract } from '../openapi/contract.decorator.js';
import { RateLimited } from '../security/rate-limit.guard.js';
import { AuditFile } from './audit-file.js';

/** The audit log; the auth service refuses whoever is no administrator. */
@ApiTags('Audit log')
@Controller('admin')
export class AuditController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly file: AuditFile,
  ) {}

  @RateLimited(120, 60)
  @Get('audit')
  @Audited('read_audit_log')
  @Contract({
    summary: 'A page of the audit log, newest first, by person, action and time',
    response: AuditPageSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'FORBIDDEN', 'RATE_LIMITED'],
  })
  list(
    @Query({ schema: AuditQuerySchema }) query: z.output<typeof AuditQuerySchema>,
  ): Promise<AuditPage> {
    return this.bus.call(listAudit, query);
  }

  @RateLimited(60, 60)
  @Get('audit/verification')
  @Audited('verify_audit_log')
  @Contract({
    summary: 'Checks the chain of the audit log from an entry on, for some seconds at a time',
    response: AuditCheckSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'FORBIDDEN', 'RATE_LIMITED'],
  })
  verify(
    @Query({ schema: AuditCheckQuerySchema }) query: z.output<typeof AuditCheckQuerySchema>,
  ): Promise<AuditCheck> {
    return this.bus.call(verifyAudit, query);
  }

  @RateLimited(10, 60)
  @Get('audit.csv')
  @Audited('export_audit_log')
  @ApiProduces('text/csv')
  @Contract({
    summary: 'The whole audit log as CSV, oldest first, with what its hashes are made of',
    response: null,
    status: 200,
    errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'RATE_LIMITED'],
  })
  export(@Res() response: Response): Promise<void> {
    return this.file.send(response);
  }
}
