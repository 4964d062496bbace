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

export function toAuditEntry(entity: AuditEntryEntity): AuditEntry {
  const { number, at, actorId, subjectKind, subjectId, ...same } = entity;
  return {
    number: Number(number),
    ...{ id: same.id, at: at.toISOString(), actor: actorId, action: same.action },
    subject: subjectKind && { kind: subjectKind, id: subjectId },
    ...{ outcome: same.outcome, correlationId: same.correlationId },
    ...{ previousHash: same.previousHash, hash: same.hash },
  };
}

export function toAuditEntity(entry: AuditEntry): AuditEntryEntity {
  const { number, at, actor, subject, ...same } = entry;
  return {
    ...same,
    ...{ number: String(number), at: new Date(at), actorId: actor },
    ...{ subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null },
  };
}
