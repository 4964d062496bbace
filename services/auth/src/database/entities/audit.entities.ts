import type {
  AuditAction,
  AuditEntry,
  AuditOutcome,
  AuditSubjectKind,
} from '@casewright/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An act, by ids alone. Nothing in the table is ever changed or removed: triggers refuse it. Users
 * are no foreign keys, so that an entry outlives its account.
 */
@Entity({ name: 'audit_entries' })
@Index('audit_entries_actor_id', ['actorId', 'number'])
@Index('audit_entries_action', ['action', 'number'])
export class AuditEntryEntity {
  /** A bigint, which the driver returns as a string. */
  @PrimaryColumn({ type: 'bigint' })
  number!: string;

  /** Chosen by whoever reports the act, so that an entry delivered twice is stored once. */
  @Index('audit_entries_id', { unique: true })
  @Column({ type: 'uuid' })
  id!: string;

  @Index('audit_entries_at')
  @Column({ type: 'timestamptz', precision: 3 })
  at!: Date;

  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId!: number | null;

  @Column({ type: 'text' })
  action!: AuditAction;

  @Column({ name: 'subject_kind', type: 'text', nullable: true })
  subjectKind!: AuditSubjectKind | null;

  @Index('audit_entries_user', { where: "subject_kind = 'user'" })
  @Column({ name: 'subject_id', type: 'text', nullable: true })
  subjectId!: string | null;

  @Column({ type: 'text' })
  outcome!: AuditOutcome;

  @Column({ name: 'correlation_id', type: 'text' })
  correlationId!: string;

  /** Unique, so that no entry can have two successors, whoever writes. */
  @Index('audit_entries_previous_hash', { unique: true })
  @Column({ name: 'previous_hash', type: 'text' })
  previousHash!: string;

  @Column({ type: 'text' })
  hash!: string;
}

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

/** In the order in which its fields are exported and shipped. */
export function toAuditEntry(entity: AuditEntryEntity): AuditEntry {
  const { subjectKind, subjectId } = entity;
  return {
    number: Number(entity.number),
    id: entity.id,
    at: entity.at.toISOString(),
    actor: entity.actorId,
    action: entity.action,
    subject: subjectKind && { kind: subjectKind, id: subjectId },
    outcome: entity.outcome,
    correlationId: entity.correlationId,
    previousHash: entity.previousHash,
    hash: entity.hash,
  };
}

export function toAuditEntity(entry: AuditEntry): AuditEntryEntity {
  const { number, at, actor, subject, ...same } = entry;
  return {
    ...same,
    number: String(number),
    at: new Date(at),
    actorId: actor,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
  };
}
