import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ExportEntity } from './export.entity.js';

@Injectable()
export class ExportsRepository {
  constructor(private readonly db: DataSource) {}

  /** The id of the new record. */
  async insert(made: Omit<ExportEntity, 'id' | 'createdAt'>): Promise<number> {
    const { identifiers } = await this.db.getRepository(ExportEntity).insert(made);
    return (identifiers as [{ id: number }])[0].id;
  }

  newest(userId: number, limit: number): Promise<ExportEntity[]> {
    return this.db
      .getRepository(ExportEntity)
      .find({ where: { userId }, order: { id: 'DESC' }, take: limit });
  }
}
