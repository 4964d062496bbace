import type { ServiceParts } from '@casewright/contracts';
import { HealthRegistry } from '@casewright/platform';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { BackupEntity } from './backup.entity.js';

const MEGABYTE = 1024 * 1024;

/** Reports backups to the diagnostics: the newest one, and why the latest attempt failed. */
@Injectable()
export class BackupPart {
  constructor(
    private readonly db: DataSource,
    @Optional() @Inject(HealthRegistry) registry?: HealthRegistry,
  ) {
    registry?.registerPart(() => this.read());
  }

  async read(): Promise<Partial<ServiceParts>> {
    const backups = this.db.getRepository(BackupEntity);
    const order = { madeAt: 'DESC' } as const;
    const [[last], [made]] = await Promise.all([
      backups.find({ order, take: 1 }),
      backups.find({ where: { bytes: MoreThan('0') }, order, take: 1 }),
    ]);
    const newest = made && {
      at: made.madeAt.toISOString(),
      megabytes: Math.ceil(Number(made.bytes) / MEGABYTE),
      verifiedAt: made.verifiedAt?.toISOString() ?? null,
      remark: made.failure,
    };
    const failure = last && last.bytes === '0' ? last.failure : null;
    return { backups: { newest: newest ?? null, failure } };
  }
}
