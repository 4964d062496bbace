import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ExportEntity } from './export.entity.js';

@Injectable()
export class ExportsRepository {
  constructor(private readonly db: DataSource) {}

  async insert(made: Omit<ExportEntity, 'id' | 'createdAt'>): Promise<void> {
    await this.db.getRepository(ExportEntity).insert(made);
  }

  newest(userId: number, limit: number): Promise<ExportEntity[]> {
    return this.db
      .getRepository(ExportEntity)
      .find({ where: { userId }, order: { id: 'DESC' }, take: limit });
  }
}
