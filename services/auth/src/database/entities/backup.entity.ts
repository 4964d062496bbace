import type { DiskReport } from '@casewright/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A backup, or an attempt to make one. */
@Entity({ name: 'backups' })
export class BackupEntity {
  @PrimaryColumn({ name: 'made_at', type: 'timestamptz', precision: 3 })
  madeAt!: Date;

  /** 0 if there is none. */
  @Column({ type: 'bigint' })
  bytes!: string;

  /** When a trial restore succeeded. */
  @Column({ name: 'verified_at', type: 'timestamptz', precision: 3, nullable: true })
  verifiedAt!: Date | null;

  /** A sentence: why there is no backup, or what is wrong with its content. */
  @Column({ type: 'text', nullable: true })
  failure!: string | null;

  /** Whether the object storage has it; null where there is none. */
  @Column({ type: 'boolean', nullable: true })
  stored!: boolean | null;

  /** That of the folder of backups, afterward. */
  @Column({ type: 'json', nullable: true })
  disk!: DiskReport | null;
}
