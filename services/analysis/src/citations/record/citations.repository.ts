import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CitationEntity } from './citation.entity.js';

/** A citation before it is kept. */
export type NewCitation = Omit<CitationEntity, 'id' | 'generatedAt' | 'document'>;

@Injectable()
export class CitationsRepository {
  constructor(private readonly db: DataSource) {}

  /** Keeps a citation under its owner and answers the record's id. */
  async add(citation: NewCitation, db: EntityManager = this.db.manager): Promise<number> {
    const { id } = await db.getRepository(CitationEntity).save(citation);
    return id;
  }
}
