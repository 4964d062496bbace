import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SecondStepEntity, type StepPurpose } from '../../database/entities/factor.entities.js';
import type { Hold } from '../passwords/hold-proven.js';

export interface NewChallenge {
  userId: number;
  tokenHash: Buffer;
  purpose: StepPurpose;
  site: string | null;
}

/** What waits for a second factor. */
@Injectable()
export class ChallengesRepository {
  constructor(private readonly db: DataSource) {}

  /** @returns until when it waits */
  async insert(
    { userId, tokenHash, purpose, site }: NewChallenge,
    minutes: number,
    hold?: Hold,
  ): Promise<Date> {
    await this.db.query('DELETE FROM second_steps WHERE expires_at < now()');
    const [stored] = await this.db.transaction(async (tx) => {
      await hold?.(tx);
      return tx.query(
        `INSERT INTO second_steps (token_hash, user_id, purpose, site, expires_at)
       VALUES ($1, $2, $3, $4, now() + $5 * interval '1 minute') RETURNING expires_at AS "expiresAt"`,
        [tokenHash, userId, purpose, site, minutes],
      );
    });
    return stored.expiresAt;
  }

  /** With its user; null for one that waits no more. */
  find(tokenHash: Buffer, purpose: StepPurpose): Promise<SecondStepEntity | null> {
    return this.db
      .getRepository(SecondStepEntity)
      .createQueryBuilder('step')
      .innerJoinAndSelect('step.user', 'user')
      .where('step.tokenHash = :tokenHash AND step.purpose = :purpose', { tokenHash, purpose })
      .andWhere('step.expiresAt > now()')
      .getOne();
  }

  /** @returns whether it waited: of two that end it at once, one does */
  async end(tokenHash: Buffer): Promise<boolean> {
    const { affected } = await this.db.getRepository(SecondStepEntity).delete({ tokenHash });
    return affected === 1;
  }
}
