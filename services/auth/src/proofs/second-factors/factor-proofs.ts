import {
  AppError,
  type AuditAction,
  type FactorProof,
  type FactorRequest,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { OwnPassword } from '../passwords/own-password.js';
import { Challenges } from './challenges.js';
import { FactorCheck, shownFactor } from './factor-check.js';

/** Where wrong codes from within a session are counted: apart from passwords, which are shown with them. */
const CODES_WITHIN_A_SESSION = 'session-codes';

/** Asks signed-in users for password and second factor before either is changed, or another added. */
@Injectable()
export class FactorProofs {
  constructor(
    private readonly own: OwnPassword,
    private readonly challenges: Challenges,
    private readonly check: FactorCheck,
    private readonly audit: AuditService,
  ) {}

  /**
   * The caller's account.
   *
   * @param action what it is asked for, recorded as refused where it is not proven
   * @throws AppError FORBIDDEN, RATE_LIMITED, MFA_CODE_WRONG, or MFA_CHALLENGE_ENDED; CONFLICT without a
   *   second factor
   */
  async prove(proof: FactorProof, action: AuditAction): Promise<UserEntity> {
    const account = await this.own.prove(proof.current, action);
    if (!account.hasSecondFactor) {
      throw new AppError(
        'CONFLICT',
        'Your account has no second factor. It may already have been removed.',
      );
    }
    return this.proveFactor(account, proof, action);
  }

  /**
   * As `prove`, but that without a second factor the password is enough: for the first, and no other.
   *
   * @throws AppError FORBIDDEN, RATE_LIMITED, MFA_CODE_WRONG, or MFA_CHALLENGE_ENDED
   */
  async proveToAdd(shown: FactorRequest, action: AuditAction): Promise<UserEntity> {
    const account = await this.own.prove(shown.current, action);
    return account.hasSecondFactor ? this.proveFactor(account, shown, action) : account;
  }

  private async proveFactor(
    account: UserEntity,
    shown: FactorRequest,
    action: AuditAction,
  ): Promise<UserEntity> {
    await this.proveMore(account, shown).catch(async (error: unknown) => {
      await this.audit.refused(action, account.id);
      throw error;
    });
    return account;
  }

  private async proveMore(
    account: UserEntity,
    { challenge: given = '', ...shown }: Omit<FactorRequest, 'current'>,
  ): Promise<void> {
    const challenge = shown.assertion && (await this.challenges.find(given, 'prove'));
    // Another account's passkey is none of this one's.
    await this.check.prove(account, shownFactor(shown, challenge), CODES_WITHIN_A_SESSION);
    if (challenge) await this.challenges.end(challenge);
  }
}
