import {
  appendAudit,
  countActivity,
  findReportEntry,
  listAudit,
  readAudit,
  verifyAudit,
  verifyReport,
} from '@casewright/contracts';
import { BusContext, OnCall, OnJob } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { AuditRepository } from './audit.repository.js';
import { AuditService } from './audit.service.js';
import { AuditReadingService } from './audit-reading.service.js';
import { ReportsService } from './reports.service.js';

@Controller()
export class AuditController {
  constructor(
    private readonly audit: AuditService,
    private readonly reading: AuditReadingService,
    private readonly reports: ReportsService,
    private readonly entries: AuditRepository,
  ) {}

  @OnJob(appendAudit)
  append(
    @Payload() act: z.output<typeof appendAudit.payload>,
    @Ctx() context: BusContext,
  ): Promise<void> {
    return this.audit.report(context.messageId, act, context.signal);
  }

  @OnCall(listAudit)
  list(query: z.output<typeof listAudit.request>) {
    return this.reading.page(query);
  }

  @OnCall(countActivity.own.auth)
  countOwn({ from, unit }: z.output<typeof countActivity.own.auth.request>) {
    return this.entries.count(from, unit, currentUserId());
  }

  @OnCall(countActivity.everyone.auth)
  countAll({ from, unit }: z.output<typeof countActivity.everyone.auth.request>) {
    return this.entries.count(from, unit, null);
  }

  @OnCall(readAudit)
  read({ after }: z.output<typeof readAudit.request>) {
    return this.reading.following(after);
  }

  @OnCall(verifyAudit)
  verify({ after }: z.output<typeof verifyAudit.request>) {
    return this.reading.check(after);
  }

  @OnCall(findReportEntry)
  async entry({ digest }: z.output<typeof findReportEntry.request>) {
    return { entry: (await this.reports.find(digest)).entry };
  }

  @OnCall(verifyReport)
  verifyReport({ file }: z.output<typeof verifyReport.request>) {
    return this.reports.verify(file);
  }
}
