import { appendAudit, listAudit, readAudit, verifyAudit } from '@casewright/contracts';
import { BusContext, OnCall, OnJob } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { AuditService } from './audit.service.js';
import { AuditReadingService } from './audit-reading.service.js';

@Controller()
export class AuditController {
  constructor(
    private readonly audit: AuditService,
    private readonly reading: AuditReadingService,
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

  @OnCall(readAudit)
  read({ after }: z.output<typeof readAudit.request>) {
    return this.reading.following(after);
  }

  @OnCall(verifyAudit)
  verify({ after }: z.output<typeof verifyAudit.request>) {
    return this.reading.check(after);
  }
}
