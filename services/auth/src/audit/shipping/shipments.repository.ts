import { type ChainEnd, GENESIS } from '@casewright/audit-log';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { AuditEntryEntity, AuditShipmentEntity } from '../../database/entities/audit.entities.js';

/** First half of the advisory lock's number, ours; the second is the receiver's hash. */
const LOCK_SPACE = 0x73686970;
/** A holder whose machine is gone loses its connection, and so the lock, after 25 seconds. */
const KEEPALIVE =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3';

interface ShippingState {
  shippedAt: Date | null;
  failure: string | null;
  brokenAt: number | null;
  /** Entries not shipped yet, and the time of the oldest. */
  waiting: number;
  waitsSince: Date | null;
}

@Injectable()
export class ShipmentsRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * Runs the work on the connection that holds the receiver's lock, so that of all replicas one ships
   * at a time; does nothing where another holds it. The lock ends with its connection.
   */
  async asTheOnlyOne(
    receiver: string,
    work: (held: EntityManager) => Promise<void>,
  ): Promise<void> {
    const runner = this.db.createQueryRunner();
    const key = [LOCK_SPACE, receiver];
    try {
      await runner.query(KEEPALIVE);
      const [row] = await runner.query(
        'SELECT pg_try_advisory_lock($1, hashtext($2)) AS held',
        key,
      );
      if (!row?.held) return;
      try {
        await work(runner.manager);
      } finally {
        await runner
          .query('SELECT pg_advisory_unlock($1, hashtext($2))', key)
          .catch(() => undefined);
      }
    } finally {
      await runner.release();
    }
  }

  async endOf(receiver: string, held: EntityManager): Promise<ChainEnd> {
    const row = await held.findOneBy(AuditShipmentEntity, { receiver });
    return { number: Number(row?.number ?? 0), hash: row?.hash ?? GENESIS };
  }

  /** Fails if the connection that holds the lock is lost. */
  async shipped(receiver: string, { number, hash }: ChainEnd, held: EntityManager): Promise<void> {
    const progress = { number: String(number), hash, shippedAt: new Date() };
    await held.upsert(
      AuditShipmentEntity,
      { receiver, ...progress, failure: null, brokenAt: null },
      ['receiver'],
    );
  }

  async failed(
    receiver: string,
    { failure, brokenAt }: { failure: string | null; brokenAt: number | null },
    held: EntityManager,
  ): Promise<void> {
    const values = { failure, brokenAt: brokenAt === null ? null : String(brokenAt) };
    const { affected } = await held.update(AuditShipmentEntity, { receiver }, values);
    if (!affected) await held.insert(AuditShipmentEntity, { receiver, hash: GENESIS, ...values });
  }

  /** There is nothing to ship, so nothing fails. */
  async settled(receiver: string, held: EntityManager): Promise<void> {
    const failed = { receiver, failure: Not(IsNull()) };
    await held.update(AuditShipmentEntity, failed, { failure: null, brokenAt: null });
  }

  async stateOf(receiver: string): Promise<ShippingState> {
    const row = await this.db.getRepository(AuditShipmentEntity).findOneBy({ receiver });
    const entries = this.db.getRepository(AuditEntryEntity);
    const where = { number: MoreThan(row?.number ?? '0') };
    const [[first], [last]] = await Promise.all([
      entries.find({ where, order: { number: 'ASC' }, take: 1 }),
      entries.find({ order: { number: 'DESC' }, take: 1 }),
    ]);
    return {
      shippedAt: row?.shippedAt ?? null,
      failure: row?.failure ?? null,
      brokenAt: row?.brokenAt == null ? null : Number(row.brokenAt),
      // Numbers have no gap.
      waiting: first ? Number(last?.number) - Number(row?.number ?? 0) : 0,
      waitsSince: first?.at ?? null,
    };
  }
}
