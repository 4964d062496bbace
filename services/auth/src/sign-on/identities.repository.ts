import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import {
  IdentityEntity,
  type SignOnAttemptEntity,
  SignOnSessionEntity,
} from '../database/entities/sign-on.entities.js';
import { UserEntity } from '../database/entities/user.entity.js';

/** Minutes that somebody has at the provider, with its own passwords and second factors. */
const ATTEMPT_MINUTES = 10;

type Identity = Pick<IdentityEntity, 'issuer' | 'subject'>;

/** Who of a provider is linked to which account, and who is on the way to it. */
@Injectable()
export class IdentitiesRepository {
  constructor(private readonly db: EntityManager) {}

  findUser({ issuer, subject }: Identity): Promise<UserEntity | null> {
    return this.db
      .createQueryBuilder(UserEntity, 'user')
      .innerJoin(IdentityEntity, 'identity', 'identity.userId = user.id')
      .where('identity.issuer = :issuer AND identity.subject = :subject', { issuer, subject })
      .getOne();
  }

  account(id: number): Promise<UserEntity> {
    return this.db.findOneByOrFail(UserEntity, { id });
  }

  ofUser(userId: number, issuer: string): Promise<IdentityEntity | null> {
    return this.db.findOneBy(IdentityEntity, { userId, issuer });
  }

  /** Whether it was linked: neither of the two was linked to another. */
  async link(
    userId: number,
    person: Identity,
    knownAs: string,
    tx: EntityManager,
  ): Promise<boolean> {
    const rows = (await tx.query(
      `INSERT INTO identities (issuer, subject, user_id, known_as) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING user_id`,
      [person.issuer, person.subject, userId, knownAs],
    )) as unknown[];
    return rows.length === 1;
  }

  /**
   * Holds an account, and looks whether somebody is still linked to it.
   *
   * @param knownAs what they are called now, which is kept
   */
  async hold(
    userId: number,
    { issuer, subject }: Identity,
    knownAs: string,
    tx: EntityManager,
  ): Promise<boolean> {
    await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const { affected } = await tx.update(IdentityEntity, { userId, issuer, subject }, { knownAs });
    return affected === 1;
  }

  async unlink({ userId, issuer }: IdentityEntity, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.delete(IdentityEntity, { userId, issuer });
    return affected === 1;
  }

  /** The provider's token of the session behind a token of ours. */
  async idTokenOf(tokenHash: Buffer): Promise<string | null> {
    const where = { session: { tokenHash } };
    const known = await this.db.findOneBy(SignOnSessionEntity, where);
    return known?.idToken ?? null;
  }

  async addAttempt(attempt: Omit<SignOnAttemptEntity, 'expiresAt'>): Promise<void> {
    await this.db.query('DELETE FROM sign_on_attempts WHERE expires_at < now()');
    const { stateHash, browserHash, nonce, verifier, returnTo, sessionId } = attempt;
    await this.db.query(
      `INSERT INTO sign_on_attempts
         (state_hash, browser_hash, nonce, verifier, return_to, session_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 minute')`,
      [stateHash, browserHash, nonce, verifier, returnTo, sessionId, ATTEMPT_MINUTES],
    );
  }

  /** What this browser began, once: of two answers that come at once, one finds it. */
  async takeAttempt(stateHash: Buffer, browserHash: Buffer): Promise<SignOnAttemptEntity | null> {
    const [rows] = (await this.db.query(
      `DELETE FROM sign_on_attempts
        WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > now()
        RETURNING state_hash AS "stateHash", browser_hash AS "browserHash", nonce, verifier,
                  return_to AS "returnTo", session_id AS "sessionId", expires_at AS "expiresAt"`,
      [stateHash, browserHash],
    )) as [SignOnAttemptEntity[], number];
    return rows[0] ?? null;
  }
}
