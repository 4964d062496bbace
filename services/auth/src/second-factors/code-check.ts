import { AppError } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { mustWait } from '../passwords/login-backoff.js';
import { LoginTriesRepository } from '../passwords/login-tries.repository.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import type { UserEntity } from '../users/user.entity.js';
import { isRecoveryCode, isTotpCode, plainCode } from './recovery-codes.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { totpStepOf } from './totp.js';

/** Looks at a code that is shown besides the password: of the authenticator app, or a recovery code. */
@Injectable()
export class CodeCheck {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly tries: LoginTriesRepository,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditService,
  ) {}

  /**
   * Uses a code up. Wrong ones are counted and slowed down as wrong passwords are, with them.
   *
   * @param place where the tries are counted: a network, or a name for all of them
   * @throws AppError MFA_CODE_WRONG or RATE_LIMITED
   */
  async prove(account: UserEntity, typed: string, place: string): Promise<void> {
    const wait = await this.tries.reserve(account.email, place, account.id);
    if (wait > 0) throw mustWait(wait, 'codes');
    const code = plainCode(typed);
    const isRight = isTotpCode(code)
      ? await this.useTotp(account.id, code)
      : isRecoveryCode(code) && (await this.useRecoveryCode(account.id, code));
    if (!isRight) throw wrongCode();
    await this.tries.forgive(account.email, place);
  }

  private async useTotp(userId: number, code: string): Promise<boolean> {
    const factor = await this.factors.findTotp(userId);
    const step = factor?.confirmedAt ? totpStepOf(factor.secret, code) : null;
    return step !== null && this.factors.useStep(userId, step);
  }

  private async useRecoveryCode(userId: number, code: string): Promise<boolean> {
    for (const { id, codeHash } of await this.factors.recoveryCodes(userId)) {
      if (!(await this.hasher.matches(code, codeHash))) continue;
      return this.factors.inTransaction(async (tx) => {
        if (!(await this.factors.useRecoveryCode(id, tx))) return false;
        const subject = { kind: 'user', id: String(userId) } as const;
        const act = { action: 'use_recovery_code', actor: userId, outcome: 'done' } as const;
        await this.audit.record({ ...act, subject }, tx);
        return true;
      });
    }
    return false;
  }
}

export function wrongCode(): AppError {
  const message =
    'This code is not right, or has been used. Enter the one that your app shows now, or a recovery code.';
  return new AppError('MFA_CODE_WRONG', message, { details: [{ path: 'code', message }] });
}
