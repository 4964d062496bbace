import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A backup, or a try to make one. */
@Entity({ name: 'backups' })
export class BackupEntity {
  @PrimaryColumn({ name: 'made_at', type: 'timestamptz', precision: 3 })
  madeAt!: Date;

  /** 0 where there is none. */
  @Column({ type: 'bigint' })
  bytes!: string;

  /** When it had been restored on trial, and was whole. */
  @Column({ name: 'verified_at', type: 'timestamptz', precision: 3, nullable: true })
  verifiedAt!: Date | null;

  /** Why there is none, a sentence; of one that there is, what is wrong with what it holds. */
  @Column({ type: 'text', nullable: true })
  failure!: string | null;
}
