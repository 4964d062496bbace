import type { ModelReport } from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ModelReportEntity } from './model-report.entity.js';

/** Reports of each kind that are kept; older ones go as new ones come. */
const KEPT = 50;

/** The newest tests and evaluations of models. */
@Injectable()
export class ModelReportsRepository {
  constructor(private readonly db: DataSource) {}

  async add(report: Pick<ModelReportEntity, 'kind' | 'model' | 'host' | 'figures'>): Promise<null> {
    const rows = this.db.getRepository(ModelReportEntity);
    await rows.insert({ ...report, userId: currentUserId() });
    const order = { id: 'DESC' } as const;
    const old = await rows.find({ where: { kind: report.kind }, order, skip: KEPT });
    await rows.remove(old);
    return null;
  }

  async list(): Promise<ModelReport[]> {
    const rows = await this.db.getRepository(ModelReportEntity).find({ order: { id: 'DESC' } });
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }) as ModelReport);
  }
}
