import { deleteLead, listLeads, readLeads, recordLead } from '@casewright/contracts';
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

  @OnCall(listLeads)
  list(query: z.output<typeof listLeads.request>) {
    return this.leads.page(query);
  }

  @OnCall(readLeads)
  read({ after }: z.output<typeof readLeads.request>) {
    return this.leads.read(after);
  }

  @OnCall(deleteLead)
  delete({ id }: z.output<typeof deleteLead.request>) {
    return this.leads.delete(id);
  }
}
