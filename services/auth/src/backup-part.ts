import type { ServiceParts } from '@casewright/contracts';
import { HealthRegistry } from '@casewright/platform';
import { reading } from '@casewright/platform/metrics';
import { Inject, Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import { BackupEntity } from './database/entities/backup.entity.js';

const MEGABYTE = 1024 * 1024;

/** The newest attempt, and the newest that there is a backup of. */
interface Newest {
  last: BackupEntity | undefined;
  made: BackupEntity | undefined;
}

/** Reports backups to the diagnostics and the metrics: the newest one, and why the latest attempt failed. */
@Injectable()
export class BackupPart implements OnApplicationShutdown {
  private readonly ends: (() => void)[];
  private asked: Promise<Newest> | undefined;

  constructor(
    private readonly db: DataSource,
    @Optional() @Inject(HealthRegistry) registry?: HealthRegistry,
  ) {
    this.ends = this.measure();
    registry?.registerPart(() => this.read());
  }

  onApplicationShutdown(): void {
    for (const end of this.ends) end();
  }

  async read(): Promise<Partial<ServiceParts>> {
    const { last, made } = await this.newest();
    const newest = made && {
      at: made.madeAt.toISOString(),
      megabytes: Math.ceil(Number(made.bytes) / MEGABYTE),
      verifiedAt: made.verifiedAt?.toISOString() ?? null,
      remark: made.failure,
    };
    const failure = last && hasFailed(last) ? last.failure : null;
    const disks = last?.disk ? { disks: [last.disk] } : {};
    return { backups: { newest: newest ?? null, failure }, ...disks };
  }

  /** Read once for all that ask at the same time, as all metrics do. */
  private newest(): Promise<Newest> {
    this.asked ??= this.query().finally(() => {
      this.asked = undefined;
    });
    return this.asked;
  }

  private async query(): Promise<Newest> {
    const backups = this.db.getRepository(BackupEntity);
    const order = { madeAt: 'DESC' } as const;
    const [[last], [made]] = await Promise.all([
      backups.find({ order, take: 1 }),
      backups.find({ where: { bytes: MoreThan('0') }, order, take: 1 }),
    ]);
    return { last, made };
  }

  private measure(): (() => void)[] {
    const madeAt = ({ made }: Newest) => made && made.madeAt.getTime() / 1_000;
    return [
      this.gauge(
        'backup_last_success_timestamp_seconds',
        'When the newest backup was made',
        madeAt,
      ),
      this.gauge('backup_age_seconds', 'Since then', (newest) => {
        const at = madeAt(newest);
        return at && Math.max(0, Date.now() / 1_000 - at);
      }),
      this.gauge('backup_failed', '1 where the newest attempt failed', ({ last }) => {
        return last && hasFailed(last);
      }),
      this.gauge('backup_verified', '1 where the newest was restored on trial', ({ made }) => {
        return made && made.verifiedAt !== null;
      }),
      this.gauge('backup_stored_elsewhere', '1 where the object storage has it', ({ last }) => {
        return last?.stored;
      }),
      this.gauge('storage_free_bytes', 'Free on the disk', ({ last }) => freeOf(last), DISK),
      this.gauge('storage_size_bytes', 'Size of the disk', ({ last }) => sizeOf(last), DISK),
    ];
  }

  private gauge(
    name: string,
    help: string,
    of: (newest: Newest) => number | boolean | null | undefined,
    labels: Record<string, string> = {},
  ): () => void {
    return reading(name, help, Object.keys(labels), async () => {
      const value = of(await this.newest()) ?? null;
      return value === null ? [] : [{ labels, value: Number(value) }];
    });
  }
}

const DISK = { disk: 'backups' };
const freeOf = (last?: BackupEntity) => last?.disk && last.disk.freeMb * MEGABYTE;
const sizeOf = (last?: BackupEntity) => last?.disk && last.disk.totalMb * MEGABYTE;
const hasFailed = ({ bytes }: BackupEntity): boolean => bytes === '0';
