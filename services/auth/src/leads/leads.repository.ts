import { LEADS_OF_A_PAGE, LEADS_READ, type LeadsQuery } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { LeadEntity } from '../database/entities/lead.entity.js';

@Injectable()
export class LeadsRepository {
  constructor(private readonly db: DataSource) {}

  /** A page of leads, newest first, and the total. */
  page({ search, page }: LeadsQuery): Promise<[LeadEntity[], number]> {
    const query = this.db
      .getRepository(LeadEntity)
      .createQueryBuilder('lead')
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
    return query.getManyAndCount();
  }

  after(id: number): Promise<LeadEntity[]> {
    return this.db.getRepository(LeadEntity).find({
      ...{ where: { id: MoreThan(id) }, order: { id: 'ASC' }, take: LEADS_READ },
    });
  }

  /** @returns whether it was there */
  async delete(id: number): Promise<boolean> {
    const { affected } = await this.db.getRepository(LeadEntity).delete({ id });
    return affected === 1;
  }

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
