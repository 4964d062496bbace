import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import {
  PasskeyEntity,
  RecoveryCodeEntity,
  TotpFactorEntity,
} from '../../database/entities/proof.entities.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import type { Hold } from '../passwords/hold-proven.js';

/** What codes are made of. */
const SECRET = 'opened(sealed, secret, owner_key(user_id))';

type NewPasskey = Omit<PasskeyEntity, 'user' | 'createdAt' | 'lastUsedAt'>;

@Injectable()
export class SecondFactorsRepository {
  constructor(private readonly db: EntityManager) {}

  async hasAny(userId: number): Promise<boolean> {
    const account = await this.db.findOneByOrFail(UserEntity, { id: userId });
    return account.hasSecondFactor;
  }

  async findTotp(userId: number): Promise<TotpFactorEntity | null> {
    const [factor] = (await this.db.query(
      `SELECT user_id AS "userId", ${SECRET} AS secret, confirmed_at AS "confirmedAt",
              last_step AS "lastStep"
         FROM totp_factors WHERE user_id = $1`,
      [userId],
    )) as TotpFactorEntity[];
    return factor ?? null;
  }

  /** Stores a secret that is to be confirmed, in place of another such. @returns whether there is none that counts */
  beginTotp(userId: number, secret: Buffer, hold: Hold): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      await hold(tx);
      const rows = (await tx.query(
        `INSERT INTO totp_factors AS kept (user_id, secret) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET secret = $2, last_step = 0
           WHERE kept.confirmed_at IS NULL
         RETURNING user_id`,
        [userId, secret],
      )) as unknown[];
      return rows.length === 1;
    });
  }

  /** @returns whether that secret waited for it */
  async confirmTotp(
    { userId, secret }: TotpFactorEntity,
    step: number,
    tx: EntityManager,
  ): Promise<boolean> {
    const [, confirmed] = (await tx.query(
      `UPDATE totp_factors SET confirmed_at = now(), last_step = $3
        WHERE user_id = $1 AND ${SECRET} = $2 AND confirmed_at IS NULL`,
      [userId, secret, step],
    )) as [unknown[], number];
    return confirmed === 1;
  }

  /** Uses up a code's step and all before it. @returns whether it had not been: of two at once, one */
  async useStep(userId: number, step: number): Promise<boolean> {
    const [, used] = (await this.db.query(
      `UPDATE totp_factors SET last_step = $2
        WHERE user_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2`,
      [userId, step],
    )) as [unknown[], number];
    return used === 1;
  }

  recoveryCodes(userId: number): Promise<RecoveryCodeEntity[]> {
    return this.db.findBy(RecoveryCodeEntity, { userId });
  }

  countRecoveryCodes(userId: number): Promise<number> {
    return this.db.countBy(RecoveryCodeEntity, { userId });
  }

  async setRecoveryCodes(
    userId: number,
    hashes: readonly string[],
    tx: EntityManager,
  ): Promise<void> {
    const codes = hashes.map((codeHash) => ({ id: randomUUID(), userId, codeHash }));
    await tx.delete(RecoveryCodeEntity, { userId });
    await tx.insert(RecoveryCodeEntity, codes);
  }

  /** @returns whether there was one that counted */
  async removeTotp(userId: number, tx: EntityManager): Promise<boolean> {
    const [rows] = (await tx.query(
      'DELETE FROM totp_factors WHERE user_id = $1 RETURNING confirmed_at AS "confirmedAt"',
      [userId],
    )) as [{ confirmedAt: Date | null }[], number];
    return rows.some(({ confirmedAt }) => confirmedAt !== null);
  }

  /** Recovery codes are in place of a second factor: without one, they would be one. */
  async removeIdleCodes(userId: number, tx: EntityManager): Promise<void> {
    const { hasSecondFactor } = await tx.findOneByOrFail(UserEntity, { id: userId });
    if (!hasSecondFactor) await tx.delete(RecoveryCodeEntity, { userId });
  }

  /** Oldest first. */
  passkeys(userId: number): Promise<PasskeyEntity[]> {
    return this.db.find(PasskeyEntity, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  countPasskeys(userId: number): Promise<number> {
    return this.db.countBy(PasskeyEntity, { userId });
  }

  findPasskey(userId: number, credentialId: string): Promise<PasskeyEntity | null> {
    return this.db.findOneBy(PasskeyEntity, { userId, credentialId });
  }

  /** @returns whether no account had it */
  async addPasskey(passkey: NewPasskey, tx: EntityManager): Promise<boolean> {
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(PasskeyEntity)
      .values(passkey)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length === 1;
  }

  /** @returns whether it was there, and no newer signature has been counted meanwhile */
  async usePasskey(id: string, counter: number): Promise<boolean> {
    const [, used] = (await this.db.query(
      `UPDATE passkeys SET counter = $2, last_used_at = now()
        WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
      [id, counter],
    )) as [unknown[], number];
    return used === 1;
  }

  /** @returns whether the account had it */
  async removePasskey(userId: number, id: string, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.delete(PasskeyEntity, { id, userId });
    return affected === 1;
  }

  /** All of an account: the password alone lets in. */
  async removeAll(userId: number, tx: EntityManager): Promise<void> {
    await tx.delete(PasskeyEntity, { userId });
    await this.removeTotp(userId, tx);
    await this.removeIdleCodes(userId, tx);
  }
}
