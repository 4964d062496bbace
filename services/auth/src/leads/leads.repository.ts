import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadEntity } from './lead.entity.js';

@Injectable()
export class LeadsRepository {
  constructor(private readonly db: DataSource) {}

  /** Adds a lead; for a known address only what was missing is filled in. */
  async record(lead: Omit<LeadEntity, 'id' | 'createdAt'>): Promise<void> {
    await this.db.query(
      `INSERT INTO leads (email, name, company, source, notes) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (email) DO UPDATE SET
         name = coalesce(leads.name, excluded.name),
         company = coalesce(leads.company, excluded.company),
         source = coalesce(leads.source, excluded.source),
         notes = coalesce(leads.notes, excluded.notes)`,
      [lead.email, lead.name, lead.company, lead.source, lead.notes],
    );
  }
}
