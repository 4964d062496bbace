import { recordLead } from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LeadsService } from './leads.service.js';

@Controller()
export class LeadsController {
  constructor(private readonly leads: LeadsService) {}

  @OnCall(recordLead)
  record(lead: z.output<typeof recordLead.request>) {
    return this.leads.record(lead);
  }
}
