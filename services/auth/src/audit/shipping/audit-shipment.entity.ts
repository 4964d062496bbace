import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a receiver has the audit log, and why it does not have more. */
@Entity({ name: 'audit_shipments' })
export class AuditShipmentEntity {
  /** As `Receiver` has it: another receiver gets the log from its beginning. */
  @PrimaryColumn({ type: 'text' })
  receiver!: string;

  /** Of the last entry that it has; 0 before the first. */
  @Column({ type: 'bigint', default: 0 })
  number!: string;

  /** Of that entry: the log has to go on from it. */
  @Column({ type: 'text' })
  hash!: string;

  @Column({ name: 'shipped_at', type: 'timestamptz', precision: 3, nullable: true })
  shippedAt!: Date | null;

  /** Why the newest try failed, a sentence. */
  @Column({ type: 'text', nullable: true })
  failure!: string | null;

  /** The entry from which on the log is not what was shipped, or does not hold: no more is shipped. */
  @Column({ name: 'broken_at', type: 'bigint', nullable: true })
  brokenAt!: string | null;
}
