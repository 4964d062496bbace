import { AppError, type SecondFactor, type SecondStep } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import type { StepPurpose } from '../../database/entities/factor.entities.js';
import { hintOf } from '../../database/entities/passkey.entity.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import type { Hold } from '../passwords/hold-proven.js';
import { hashSessionToken, newSessionToken } from '../tokens.js';
import { ChallengesRepository } from './challenges.repository.js';
import { PasskeysRepository } from './passkeys/passkeys.repository.js';
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
    private readonly challenges: ChallengesRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
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
    const challenge = newSessionToken();
    const tokenHash = hashSessionToken(challenge);
    const expires = await this.challenges.insert(
      { userId, tokenHash, purpose, site },
      CHALLENGE_MINUTES,
      hold,
    );
    const totp = await this.factors.findTotp(userId);
    const passkeys = site === null ? [] : await this.passkeys.list(userId);
    const factors: SecondFactor[] = [
      ...(totp?.confirmedAt ? (['totp'] as const) : []),
      'recovery_code',
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ];
    return {
      ...{ challenge, factors, passkeys: passkeys.map(hintOf) },
      expiresAt: expires.toISOString(),
    };
  }

  /** @throws AppError MFA_CHALLENGE_ENDED */
  async find(challenge: string, purpose: StepPurpose): Promise<OpenChallenge> {
    const step = await this.challenges.find(hashSessionToken(challenge), purpose);
    if (!step) throw challengeEnded();
    return { challenge, account: step.user, site: step.site };
  }

  /** @throws AppError MFA_CHALLENGE_ENDED for all but the first that end it */
  async end({ challenge }: OpenChallenge): Promise<void> {
    if (!(await this.challenges.end(hashSessionToken(challenge)))) throw challengeEnded();
  }
}

export function challengeEnded(): AppError {
  return new AppError(
    'MFA_CHALLENGE_ENDED',
    'The time for your second step is over. Enter your password again.',
  );
}
