import { type ChainEnd, GENESIS, hashOf } from '@casewright/audit-log';
import type {
  Activity,
  ActivityCount,
  ActivityKind,
  AuditAction,
  AuditEntry,
  AuditQuery,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager, MoreThan } from 'typeorm';
import {
  AuditEntryEntity,
  toAuditEntity,
  toAuditEntry,
} from '../database/entities/audit.entities.js';

/** An act before it is placed in the chain. */
export type AuditAct = Omit<AuditEntry, 'number' | 'previousHash' | 'hash'>;

/**
 * An arbitrary number for the lock that serializes appends, so that each entry has one successor.
 */
const APPEND_LOCK = 4_202;

/** The acts that the usage counts; searches are not in the log. */
const COUNTED: Partial<Record<AuditAction, ActivityKind>> = {
  review_writing: 'writing',
  describe_citation: 'citations',
  check_document: 'citations',
  draft_template: 'drafts',
  export_file: 'exports',
};

@Injectable()
export class AuditRepository {
  constructor(private readonly db: EntityManager) {}

  /**
   * Appends an act to the chain, unless its id is there already. The lock is held to the end of the
   * transaction, over all replicas of the service: append last in a transaction that does more.
   */
  append(act: AuditAct, tx?: EntityManager): Promise<void> {
    return tx ? this.appendIn(tx, act) : this.db.transaction((own) => this.appendIn(own, act));
  }

  async page({ before, person, action, from, to, limit }: AuditQuery): Promise<AuditEntry[]> {
    const query = this.db
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .orderBy('entry.number', 'DESC')
      .take(limit);
    if (before) query.andWhere('entry.number < :before', { before });
    if (action) query.andWhere('entry.action = :action', { action });
    if (from) query.andWhere('entry.at >= :from', { from });
    if (to) query.andWhere('entry.at < :to', { to });
    if (person) {
      query.andWhere(
        `(entry.actorId = :person
          OR (entry.subjectKind = 'user' AND entry.subjectId = :account))`,
        { person, account: String(person) },
      );
    }
    return (await query.getMany()).map(toAuditEntry);
  }

  /** What was done, by day or week in UTC, by one user or, with null, by all. */
  count(from: string, unit: Activity['unit'], actor: number | null): Promise<ActivityCount[]> {
    return this.db.query(
      `SELECT to_char(date_trunc($2, at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS start,
              $4::jsonb ->> action AS kind, count(*)::int AS count
         FROM audit_entries
        WHERE at >= $1::date::timestamp AT TIME ZONE 'UTC' AND outcome = 'done'
          AND ($3::int IS NULL OR actor_id = $3) AND $4::jsonb ? action
        GROUP BY 1, 2 ORDER BY 1, 2`,
      [from, unit, actor, JSON.stringify(COUNTED)],
    );
  }

  /** The entries after a number, in order. */
  async following(after: number, limit: number): Promise<AuditEntry[]> {
    const entities = await this.db.find(AuditEntryEntity, {
      where: { number: MoreThan(String(after)) },
      order: { number: 'ASC' },
      take: limit,
    });
    return entities.map(toAuditEntry);
  }

  /** The signing of the report with a digest; null if there is none. */
  async signingOf(digest: string): Promise<AuditEntry | null> {
    const entity = await this.db.findOne(AuditEntryEntity, {
      where: { action: 'sign_report', subjectKind: 'report', subjectId: digest },
      order: { number: 'ASC' },
    });
    return entity && toAuditEntry(entity);
  }

  /** The end of the chain at a number; null if there is no such entry. */
  async endAt(number: number): Promise<ChainEnd | null> {
    if (number === 0) return { number, hash: GENESIS };
    const entity = await this.db.findOneBy(AuditEntryEntity, { number: String(number) });
    return entity && { number, hash: entity.hash };
  }

  private async appendIn(tx: EntityManager, act: AuditAct): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [APPEND_LOCK]);
    const entries = tx.getRepository(AuditEntryEntity);
    if (await entries.existsBy({ id: act.id })) return;
    const [last] = await entries.find({ order: { number: 'DESC' }, take: 1 });
    const entry = {
      ...act,
      number: Number(last?.number ?? 0) + 1,
      previousHash: last?.hash ?? GENESIS,
    };
    await entries.insert(toAuditEntity({ ...entry, hash: hashOf(entry) }));
  }
}
