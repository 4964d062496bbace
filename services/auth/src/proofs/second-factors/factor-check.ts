import { AppError, type Assertion } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../changes/changes.js';
import { RecoveryCodeEntity } from '../../database/entities/proof.entities.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { LoginTriesRepository } from '../passwords/login-tries.repository.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import type { OpenChallenge } from './challenges.js';
import { isRecoveryCode, isTotpCode, plainCode } from './recovery-codes.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { totpStepOf } from './totp.js';
import { verifyAnswer } from './verify-passkey.js';

/** What is shown besides the password: a code, or a passkey's answer to a challenge. */
export type ShownFactor = { code: string } | { assertion: Assertion; challenge: OpenChallenge };

/** Looks at a second factor that is shown. */
@Injectable()
export class FactorCheck {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly tries: LoginTriesRepository,
    private readonly hasher: PasswordHasher,
    private readonly changes: Changes,
  ) {}

  /**
   * Uses a code up. Wrong ones are counted and slowed down as wrong passwords are, with them.
   *
   * @param place where the tries are counted: a network, or a name for all of them
   * @throws AppError MFA_CODE_WRONG or RATE_LIMITED
   */
  async prove(account: UserEntity, shown: ShownFactor, place: string): Promise<void> {
    await this.tries.reserve(account.email, place, account.id, 'codes');
    if ('assertion' in shown) {
      if (!(await this.usePasskey(account.id, shown.assertion, shown.challenge))) {
        throw wrongPasskey();
      }
    } else if (!(await this.useCode(account.id, plainCode(shown.code)))) {
      throw wrongCode();
    }
    await this.tries.forgive(account.email, place);
  }

  private useCode(userId: number, code: string): Promise<boolean> {
    if (isTotpCode(code)) return this.useTotp(userId, code);
    return isRecoveryCode(code) ? this.useRecoveryCode(userId, code) : Promise.resolve(false);
  }

  private async usePasskey(
    userId: number,
    assertion: Assertion,
    { challenge, site }: OpenChallenge,
  ): Promise<boolean> {
    const passkey = site && (await this.factors.findPasskey(userId, assertion.id));
    if (!passkey) return false;
    const counter = await verifyAnswer(assertion, passkey, { challenge, site });
    return counter !== null && this.factors.usePasskey(passkey.id, counter);
  }

  private async useTotp(userId: number, code: string): Promise<boolean> {
    const factor = await this.factors.findTotp(userId);
    const step = factor?.confirmedAt ? totpStepOf(factor.secret, code) : null;
    return step !== null && this.factors.useStep(userId, step);
  }

  private async useRecoveryCode(userId: number, code: string): Promise<boolean> {
    for (const { id, codeHash } of await this.factors.recoveryCodes(userId)) {
      if (!(await this.hasher.matches(code, codeHash))) continue;
      return this.changes.make(async (change) => {
        // Of two that use it at once, one does.
        const { affected } = await change.tx.delete(RecoveryCodeEntity, { id });
        if (affected !== 1) return false;
        await change.record('use_recovery_code', userId, userId);
        return true;
      });
    }
    return false;
  }
}

/** @throws AppError MFA_CODE_WRONG where nothing is shown */
export function shownFactor(
  { code, assertion }: { code?: string | undefined; assertion?: Assertion | undefined },
  challenge: OpenChallenge | undefined,
): ShownFactor {
  if (assertion && challenge) return { assertion, challenge };
  if (code === undefined) throw wrongCode();
  return { code };
}

export function wrongCode(): AppError {
  const message =
    'This code is incorrect or has already been used. Enter the current code from your app or a recovery code.';
  return new AppError('MFA_CODE_WRONG', message, { details: [{ path: 'code', message }] });
}

export function wrongPasskey(): AppError {
  const message = 'This passkey did not answer as it must. Try again, or use a recovery code.';
  return new AppError('MFA_CODE_WRONG', message, { details: [{ path: 'assertion', message }] });
}
