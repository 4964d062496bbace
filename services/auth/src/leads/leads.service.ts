import {
  AppError,
  LEADS_OF_A_PAGE,
  LEADS_READ,
  type Lead,
  type LeadsQuery,
  type recordLead,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager, MoreThan } from 'typeorm';
import type { z } from 'zod';
import { LeadEntity, toLead } from '../database/entities/lead.entity.js';

@Injectable()
export class LeadsService {
  constructor(private readonly db: EntityManager) {}

  /**
   * Keeps the lead and answers what the caller sent; for a known address only what was missing is
   * filled in. The stored row may hold what somebody else said of the same address, and this call
   * needs no session, so the row itself stays here.
   */
  async record({
    name,
    company,
    source,
    notes,
    ...lead
  }: z.output<typeof recordLead.request>): Promise<z.output<typeof recordLead.response>> {
    const email = lead.email.toLowerCase();
    await this.db.query(
      `INSERT INTO leads (email, name, company, source, notes) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (email) DO UPDATE SET
         name = coalesce(leads.name, excluded.name),
         company = coalesce(leads.company, excluded.company),
         source = coalesce(leads.source, excluded.source),
         notes = coalesce(leads.notes, excluded.notes)`,
      [email, name, company, source, notes],
    );
    return { email, name, company, source };
  }

  /** Newest first. */
  async page({ search, page }: LeadsQuery): Promise<{ leads: Lead[]; total: number }> {
    const query = this.db
      .createQueryBuilder(LeadEntity, 'lead')
      .orderBy('lead.id', 'DESC')
      .skip((page - 1) * LEADS_OF_A_PAGE)
      .take(LEADS_OF_A_PAGE);
    // `position` rather than LIKE, so that `%` and `_` match themselves.
    if (search) {
      query.where(
        "position(lower(:search) IN lower(concat_ws(' ', lead.name, lead.company, lead.email))) > 0",
        { search },
      );
    }
    const [leads, total] = await query.getManyAndCount();
    return { leads: leads.map(toLead), total };
  }

  async read(after: number): Promise<Lead[]> {
    const where = { id: MoreThan(after) };
    const leads = await this.db.find(LeadEntity, { where, order: { id: 'ASC' }, take: LEADS_READ });
    return leads.map(toLead);
  }

  /** @throws AppError NOT_FOUND */
  async delete(id: number): Promise<null> {
    const { affected } = await this.db.delete(LeadEntity, { id });
    if (affected === 1) return null;
    throw new AppError('NOT_FOUND', 'This lead is deleted already.');
  }
}
