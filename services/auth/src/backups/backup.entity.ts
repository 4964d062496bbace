import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A backup, or a try to make one. */
@Entity({ name: 'backups' })
export class BackupEntity {
  @PrimaryColumn({ name: 'made_at', type: 'timestamptz', precision: 3 })
  madeAt!: Date;

  @Column({ type: 'bigint' })
  bytes!: string;

  /** When it had been restored on trial, and was whole. */
  @Column({ name: 'verified_at', type: 'timestamptz', precision: 3, nullable: true })
  verifiedAt!: Date | null;

  /** A sentence; null where it was made. */
  @Column({ type: 'text', nullable: true })
  failure!: string | null;
}
