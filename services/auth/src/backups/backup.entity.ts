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
}
