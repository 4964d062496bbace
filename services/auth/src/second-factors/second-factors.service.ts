import {
  AppError,
  type AuditAction,
  type FactorProof,
  type NewTotp,
  type RecoveryCodes,
  type SecondFactors,
} from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OwnPassword } from '../account/own-password.js';
import { AuditService } from '../audit/audit.service.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { CodeCheck, wrongCode } from './code-check.js';
import { newRecoveryCodes, plainCode } from './recovery-codes.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { base32Of, newTotpSecret, totpStepOf } from './totp.js';

/** Where wrong codes from within a session are counted: apart from passwords, which are shown with them. */
const CODES_WITHIN_A_SESSION = 'session-codes';

/** What users do to the second factors of their own account. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly own: OwnPassword,
    private readonly codes: CodeCheck,
    private readonly hasher: PasswordHasher,
    private readonly audit: AuditService,
  ) {}

  async read(): Promise<SecondFactors> {
    const userId = currentUserId();
    const totp = await this.factors.findTotp(userId);
    return {
      totp: totp?.confirmedAt ? { since: totp.confirmedAt.toISOString() } : null,
      recoveryCodesLeft: await this.factors.countRecoveryCodes(userId),
    };
  }

  /** @throws AppError FORBIDDEN or RATE_LIMITED; CONFLICT where there is an app already */
  async beginTotp(current: string): Promise<NewTotp> {
    const { id } = await this.own.prove(current, 'enable_totp');
    const secret = newTotpSecret();
    if (!(await this.factors.beginTotp(id, secret))) throw hasApp();
    return { secret: base32Of(secret) };
  }

  /** @throws AppError MFA_CODE_WRONG; CONFLICT where no secret waits to be confirmed */
  async confirmTotp(typed: string): Promise<RecoveryCodes> {
    const userId = currentUserId();
    const factor = await this.factors.findTotp(userId);
    if (factor?.confirmedAt) throw hasApp();
    if (!factor) {
      throw new AppError('CONFLICT', 'There is nothing to confirm. Begin anew with your password.');
    }
    const step = totpStepOf(factor.secret, plainCode(typed));
    if (step === null) throw wrongCode();
    return this.giveCodes('enable_totp', userId, async (tx) => {
      if (!(await this.factors.confirmTotp(factor, step, tx))) throw hasApp();
    });
  }

  /** @throws AppError FORBIDDEN, RATE_LIMITED or MFA_CODE_WRONG; CONFLICT where there is none */
  async turnOffTotp(proof: FactorProof): Promise<null> {
    const userId = await this.prove(proof, 'disable_totp');
    await this.factors.inTransaction(async (tx) => {
      await this.factors.removeAll(userId, tx);
      await this.audit.record(this.own.act('disable_totp', userId, 'done'), tx);
    });
    return null;
  }

  /** @throws AppError FORBIDDEN, RATE_LIMITED or MFA_CODE_WRONG; CONFLICT without a second factor */
  async renewRecoveryCodes(proof: FactorProof): Promise<RecoveryCodes> {
    const userId = await this.prove(proof, 'renew_recovery_codes');
    return this.giveCodes('renew_recovery_codes', userId, async () => undefined);
  }

  private async giveCodes(
    action: AuditAction,
    userId: number,
    work: (tx: EntityManager) => Promise<void>,
  ): Promise<RecoveryCodes> {
    const recoveryCodes = newRecoveryCodes();
    const hashes: string[] = [];
    // One after the other: each takes 19 MiB for a moment.
    for (const code of recoveryCodes) hashes.push(await this.hasher.hash(plainCode(code)));
    await this.factors.inTransaction(async (tx) => {
      await work(tx);
      await this.factors.setRecoveryCodes(userId, hashes, tx);
      await this.audit.record(this.own.act(action, userId, 'done'), tx);
    });
    return { recoveryCodes };
  }

  /** The caller's id, for their password and a code. */
  private async prove({ current, code }: FactorProof, action: AuditAction): Promise<number> {
    const account = await this.own.prove(current, action);
    if (!account.hasSecondFactor) {
      throw new AppError(
        'CONFLICT',
        'Your account has no second factor. It may be removed already.',
      );
    }
    await this.codes.prove(account, code, CODES_WITHIN_A_SESSION).catch(async (error: unknown) => {
      await this.audit.record(this.own.act(action, account.id, 'refused'));
      throw error;
    });
    return account.id;
  }
}

function hasApp(): AppError {
  return new AppError(
    'CONFLICT',
    'Your account has an authenticator app already. Turn it off first to use another one.',
  );
}
