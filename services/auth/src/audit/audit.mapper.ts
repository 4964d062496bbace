import type { AuditEntry } from '@casewright/contracts';
import type { AuditEntryEntity } from './audit-entry.entity.js';

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
