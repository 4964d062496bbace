import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CitationEntity } from './citation.entity.js';

@Injectable()
export class CitationsRepository {
  constructor(private readonly db: DataSource) {}

  /** Keeps a citation under its owner and answers the record's id. */
  async add(citation: Omit<CitationEntity, 'id' | 'generatedAt' | 'document'>): Promise<number> {
    const { id } = await this.db.getRepository(CitationEntity).save(citation);
    return id;
  }
}
