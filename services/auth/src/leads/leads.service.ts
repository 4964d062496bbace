import { AppError, type Lead, type LeadsQuery, type recordLead } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { toLead } from '../database/entities/lead.entity.js';
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

  async page(query: LeadsQuery): Promise<{ leads: Lead[]; total: number }> {
    const [leads, total] = await this.leads.page(query);
    return { leads: leads.map(toLead), total };
  }

  async read(after: number): Promise<Lead[]> {
    return (await this.leads.after(after)).map(toLead);
  }

  /** @throws AppError NOT_FOUND */
  async delete(id: number): Promise<null> {
    if (await this.leads.delete(id)) return null;
    throw new AppError('NOT_FOUND', 'This lead is deleted already.');
  }
}
