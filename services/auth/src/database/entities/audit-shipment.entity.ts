import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How much of the audit log a receiver has, and why it does not have more. */
@Entity({ name: 'audit_shipments' })
export class AuditShipmentEntity {
  /** The receiver's `name`. A new receiver gets the log from its beginning. */
  @PrimaryColumn({ type: 'text' })
  receiver!: string;

  /** Number of the last entry it has; 0 if none. */
  @Column({ type: 'bigint', default: 0 })
  number!: string;

  /** Hash of that entry, from which the log must continue. */
  @Column({ type: 'text' })
  hash!: string;

  @Column({ name: 'shipped_at', type: 'timestamptz', precision: 3, nullable: true })
  shippedAt!: Date | null;

  /** Why the latest attempt failed, in a sentence. */
  @Column({ type: 'text', nullable: true })
  failure!: string | null;

  /**
   * The entry at which the log stops matching what was shipped, or breaks; nothing more is shipped.
   */
  @Column({ name: 'broken_at', type: 'bigint', nullable: true })
  brokenAt!: string | null;
}
