import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SecondStepEntity } from '../second-factors/factor.entities.js';
import type { UserEntity } from '../users/user.entity.js';

/** Log-ins that wait for their second step. */
@Injectable()
export class SecondStepsRepository {
  constructor(private readonly db: DataSource) {}

  /** @returns until when it waits */
  async insert(userId: number, tokenHash: Buffer, minutes: number): Promise<Date> {
    await this.db.query('DELETE FROM second_steps WHERE expires_at < now()');
    const [stored] = await this.db.query(
      `INSERT INTO second_steps (token_hash, user_id, expires_at)
       VALUES ($1, $2, now() + $3 * interval '1 minute') RETURNING expires_at AS "expiresAt"`,
      [tokenHash, userId, minutes],
    );
    return stored.expiresAt;
  }

  /** Who logs in; null for one that waits no more. */
  async find(tokenHash: Buffer): Promise<UserEntity | null> {
    const step = await this.db
      .getRepository(SecondStepEntity)
      .createQueryBuilder('step')
      .innerJoinAndSelect('step.user', 'user')
      .where('step.tokenHash = :tokenHash AND step.expiresAt > now()', { tokenHash })
      .getOne();
    return step?.user ?? null;
  }

  /** @returns whether it waited: of two that end it at once, one does */
  async end(tokenHash: Buffer): Promise<boolean> {
    const { affected } = await this.db.getRepository(SecondStepEntity).delete({ tokenHash });
    return affected === 1;
  }
}
