import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IdentityEntity } from '../database/entities/sign-on.entities.js';
import { UserEntity } from '../database/entities/user.entity.js';

type Identity = Pick<IdentityEntity, 'issuer' | 'subject'>;

@Injectable()
export class IdentitiesRepository {
  constructor(private readonly db: DataSource) {}

  inTransaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** The account that somebody of a provider is linked to. */
  findUser({ issuer, subject }: Identity): Promise<UserEntity | null> {
    return this.db
      .getRepository(UserEntity)
      .createQueryBuilder('user')
      .innerJoin(IdentityEntity, 'identity', 'identity.userId = user.id')
      .where('identity.issuer = :issuer AND identity.subject = :subject', { issuer, subject })
      .getOne();
  }

  account(id: number): Promise<UserEntity> {
    return this.db.getRepository(UserEntity).findOneByOrFail({ id });
  }

  ofUser(userId: number, issuer: string): Promise<IdentityEntity | null> {
    return this.db.getRepository(IdentityEntity).findOneBy({ userId, issuer });
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
    person: Identity,
    knownAs: string,
    tx: EntityManager,
  ): Promise<boolean> {
    await tx.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const { issuer, subject } = person;
    const identities = tx.getRepository(IdentityEntity);
    const { affected } = await identities.update({ userId, issuer, subject }, { knownAs });
    return affected === 1;
  }

  /** Whether it was linked before. */
  async unlink(userId: number, issuer: string, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.getRepository(IdentityEntity).delete({ userId, issuer });
    return affected === 1;
  }
}
