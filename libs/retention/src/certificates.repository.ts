import { createHash } from 'node:crypto';
import { CERTIFICATES_SHOWN, type DeletionCertificate } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RetainedTable } from './retained-table.js';

type Circumstances = Pick<DeletionCertificate, 'reason' | 'days' | 'userId'>;

const CERTIFICATE = 'id, at, kind, reason, days, user_id AS "userId", items, ids';

type Row = Omit<DeletionCertificate, 'at'> & { at: Date };

/** Deletes, and keeps a certificate of it in the same transaction. */
@Injectable()
export class CertificatesRepository {
  constructor(private readonly db: DataSource) {}

  /** Rows older than so many days. Those of users under a legal hold stay. */
  removeExpired({ kind, table, since }: RetainedTable, days: number): Promise<void> {
    return this.db.transaction(async (tx) => {
      const [rows] = (await tx.query(
        `DELETE FROM ${table} WHERE ${since} < now() - make_interval(days => $1) RETURNING id`,
        [days],
      )) as [{ id: number }[], number];
      await certify(tx, kind, idsOf(rows), { reason: 'retention', days, userId: null });
    });
  }

  /**
   * Everything of a user whose account is gone.
   * @param also in the same transaction, before
   */
  removeOwned(
    tables: readonly RetainedTable[],
    userId: number,
    also?: (tx: EntityManager) => Promise<unknown>,
  ): Promise<void> {
    return this.db.transaction(async (tx) => {
      await also?.(tx);
      for (const { kind, table } of tables) {
        const [rows] = (await tx.query(`DELETE FROM ${table} WHERE user_id = $1 RETURNING id`, [
          userId,
        ])) as [{ id: number }[], number];
        await certify(tx, kind, idsOf(rows), { reason: 'account', days: null, userId });
      }
    });
  }

  /** Newest first. */
  async list(): Promise<DeletionCertificate[]> {
    const rows = (await this.db.query(
      `SELECT ${CERTIFICATE} FROM deletion_certificates ORDER BY at DESC, id LIMIT $1`,
      [CERTIFICATES_SHOWN],
    )) as Row[];
    return rows.map(toCertificate);
  }

  /** Those that the audit log does not have yet. */
  async unrecorded(): Promise<DeletionCertificate[]> {
    const rows = (await this.db.query(
      `SELECT ${CERTIFICATE} FROM deletion_certificates WHERE NOT recorded ORDER BY at`,
    )) as Row[];
    return rows.map(toCertificate);
  }

  async setRecorded(id: string): Promise<void> {
    await this.db.query('UPDATE deletion_certificates SET recorded = true WHERE id = $1', [id]);
  }
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

const toCertificate = ({ at, ...row }: Row): DeletionCertificate => ({
  ...row,
  at: at.toISOString(),
});

async function certify(
  tx: EntityManager,
  kind: DeletionCertificate['kind'],
  ids: readonly number[],
  circumstances: Circumstances,
): Promise<void> {
  if (ids.length === 0) return;
  const lines = [...ids].sort((one, other) => one - other).map((id) => `${id}\n`);
  const content = {
    at: new Date().toISOString(),
    kind,
    ...circumstances,
    items: ids.length,
    ids: sha256(lines.join('')),
  };
  const { at, reason, days, userId, items } = content;
  await tx.query(
    `INSERT INTO deletion_certificates (id, at, kind, reason, days, user_id, items, ids)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [certificateId(content), at, kind, reason, days, userId, items, content.ids],
  );
}

/**
 * The id of a certificate by its other fields, in the order of the schema: the audit log, which has the
 * id, shows that none was altered.
 */
export function certificateId(content: Omit<DeletionCertificate, 'id'>): string {
  const { at, kind, reason, days, userId, items, ids } = content;
  const hash = sha256(JSON.stringify([at, kind, reason, days, userId, items, ids]));
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
