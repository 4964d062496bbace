import {
  AppError,
  type PasskeyHint,
  type SecondFactor,
  type SecondStep,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import {
  type PasskeyEntity,
  SecondStepEntity,
  type StepPurpose,
} from '../../database/entities/proof.entities.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import type { Hold } from '../passwords/hold-proven.js';
import { hashToken, newToken } from '../tokens.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** To look for the phone or the key, and no longer. */
export const CHALLENGE_MINUTES = 5;

/** A challenge that waits, and whose account it concerns. */
export interface OpenChallenge {
  challenge: string;
  account: UserEntity;
  /** Where it was asked for; null: passkeys cannot answer it. */
  site: string | null;
}

/** What a second factor has to answer: random, for five minutes, and once. */
@Injectable()
export class Challenges {
  constructor(
    private readonly db: EntityManager,
    private readonly factors: SecondFactorsRepository,
  ) {}

  /**
   * @param site where the user is, for passkeys; null where the server cannot know
   * @param hold what it rests on
   */
  async open(
    userId: number,
    purpose: StepPurpose,
    site: string | null,
    hold?: Hold,
  ): Promise<SecondStep> {
    const challenge = newToken();
    const expiresAt = await this.insert([hashToken(challenge), userId, purpose, site], hold);
    const totp = await this.factors.findTotp(userId);
    const passkeys = site === null ? [] : await this.factors.passkeys(userId);
    const factors: SecondFactor[] = [
      ...(totp?.confirmedAt ? (['totp'] as const) : []),
      'recovery_code',
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ];
    return {
      challenge,
      factors,
      passkeys: passkeys.map(hintOf),
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** @throws AppError MFA_CHALLENGE_ENDED */
  async find(challenge: string, purpose: StepPurpose): Promise<OpenChallenge> {
    const step = await this.db
      .createQueryBuilder(SecondStepEntity, 'step')
      .innerJoinAndSelect('step.user', 'user')
      .where({ tokenHash: hashToken(challenge), purpose })
      .andWhere('step.expiresAt > now()')
      .getOne();
    if (!step) throw challengeEnded();
    return { challenge, account: step.user, site: step.site };
  }

  /** @throws AppError MFA_CHALLENGE_ENDED for all but the first that end it */
  async end({ challenge }: OpenChallenge): Promise<void> {
    const { affected } = await this.db.delete(SecondStepEntity, {
      tokenHash: hashToken(challenge),
    });
    if (affected !== 1) throw challengeEnded();
  }

  private async insert(
    step: [tokenHash: Buffer, userId: number, purpose: StepPurpose, site: string | null],
    hold?: Hold,
  ): Promise<Date> {
    await this.db.query('DELETE FROM second_steps WHERE expires_at < now()');
    const [stored] = await this.db.transaction(async (tx) => {
      await hold?.(tx);
      return tx.query(
        `INSERT INTO second_steps (token_hash, user_id, purpose, site, expires_at)
         VALUES ($1, $2, $3, $4, now() + $5 * interval '1 minute')
         RETURNING expires_at AS "expiresAt"`,
        [...step, CHALLENGE_MINUTES],
      );
    });
    return stored.expiresAt;
  }
}

function hintOf({ credentialId, transports }: PasskeyEntity): PasskeyHint {
  return { id: credentialId, transports };
}

export function challengeEnded(): AppError {
  return new AppError(
    'MFA_CHALLENGE_ENDED',
    'Your second step timed out. Enter your password again.',
  );
}
