import {
  type LeadReceipt,
  LeadReceiptSchema,
  LeadRequestSchema,
  recordLead,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Body, Controller, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { NotAudited } from '../../audit/audited.decorator.js';
import { Contract } from '../../openapi/contract.decorator.js';
import { RateLimited } from '../../security/rate-limit.guard.js';
import { Public } from '../../sessions/session.guard.js';

@ApiTags('Leads')
@Controller('leads')
export class LeadsController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Public()
  @RateLimited(20, 3600)
  @Post()
  @NotAudited('A visitor leaves an address: there is no user to name')
  @Contract({
    summary: 'Records a lead',
    body: LeadRequestSchema,
    response: LeadReceiptSchema,
    status: 201,
    errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
  })
  record(
    @Body({ schema: LeadRequestSchema }) lead: z.output<typeof LeadRequestSchema>,
  ): Promise<LeadReceipt> {
    return this.bus.call(recordLead, lead);
  }
}
