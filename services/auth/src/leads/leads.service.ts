import type { recordLead } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { LeadsRepository } from './leads.repository.js';

@Injectable()
export class LeadsService {
  constructor(private readonly leads: LeadsRepository) {}

  /**
   * Keeps the lead and answers what the caller sent. The stored row may hold what somebody else
   * said of the same address, and this call needs no session, so the row itself stays here.
   */
  async record(
    lead: z.output<typeof recordLead.request>,
  ): Promise<z.output<typeof recordLead.response>> {
    const email = lead.email.toLowerCase();
    await this.leads.record({ ...lead, email });
    return { email, name: lead.name, company: lead.company, source: lead.source };
  }
}
