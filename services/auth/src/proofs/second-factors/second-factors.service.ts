import {
  AppError,
  type FactorProof,
  type FactorRequest,
  type FirstRecoveryCodes,
  type NewTotp,
  type Passkey,
  type RecoveryCodes,
  type SecondFactors,
  type SecondStep,
} from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { PasskeyEntity } from '../../database/entities/proof.entities.js';
import { holdProven } from '../passwords/hold-proven.js';
import { OwnPassword } from '../passwords/own-password.js';
import { Challenges } from './challenges.js';
import { wrongCode } from './factor-check.js';
import { FactorProofs } from './factor-proofs.js';
import { plainCode, RecoveryCodesService } from './recovery-codes.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { base32Of, newTotpSecret, totpStepOf } from './totp.js';

/** What users do to the second factors of their own account. */
@Injectable()
export class SecondFactorsService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly own: OwnPassword,
    private readonly proofs: FactorProofs,
    private readonly challenges: Challenges,
    private readonly codes: RecoveryCodesService,
  ) {}

  async read(): Promise<SecondFactors> {
    const userId = currentUserId();
    const totp = await this.factors.findTotp(userId);
    return {
      totp: totp?.confirmedAt ? { since: totp.confirmedAt.toISOString() } : null,
      passkeys: (await this.factors.passkeys(userId)).map(toPasskey),
      recoveryCodesLeft: await this.factors.countRecoveryCodes(userId),
    };
  }

  /** @throws AppError as `FactorProofs.proveToAdd`; CONFLICT where there is an app already */
  async beginTotp(shown: FactorRequest): Promise<NewTotp> {
    const account = await this.proofs.proveToAdd(shown, 'enable_totp');
    const secret = newTotpSecret();
    const hold = holdProven(account);
    if (!(await this.factors.beginTotp(account.id, secret, hold))) throw hasApp();
    return { secret: base32Of(secret) };
  }

  /** @throws AppError MFA_CODE_WRONG; CONFLICT where no secret waits to be confirmed */
  async confirmTotp(typed: string): Promise<FirstRecoveryCodes> {
    const account = await this.own.account();
    const factor = await this.factors.findTotp(account.id);
    if (factor?.confirmedAt) throw hasApp();
    if (!factor) {
      throw new AppError('CONFLICT', 'There is nothing to confirm. Begin anew with your password.');
    }
    const step = totpStepOf(factor.secret, plainCode(typed));
    if (step === null) throw wrongCode();
    return this.codes.giveFirst(account, 'enable_totp', async ({ tx }) => {
      if (!(await this.factors.confirmTotp(factor, step, tx))) throw hasApp();
    });
  }

  /** @throws AppError as `FactorProofs.prove`; CONFLICT where there is none */
  async turnOffTotp(proof: FactorProof): Promise<null> {
    const account = await this.proofs.prove(proof, 'disable_totp');
    await this.own.change(account, 'disable_totp', async ({ tx }) => {
      if (!(await this.factors.removeTotp(account.id, tx))) {
        throw new AppError('CONFLICT', 'Your account has no authenticator app.');
      }
      await this.factors.removeIdleCodes(account.id, tx);
    });
    return null;
  }

  /** @throws AppError as `FactorProofs.prove` */
  async renewRecoveryCodes(proof: FactorProof): Promise<RecoveryCodes> {
    const account = await this.proofs.prove(proof, 'renew_recovery_codes');
    return this.codes.give(account, 'renew_recovery_codes');
  }

  /** @throws AppError CONFLICT where no passkey could answer it */
  async beginProof(site: string): Promise<SecondStep> {
    const step = await this.challenges.open(currentUserId(), 'prove', site);
    if (step.passkeys.length > 0) return step;
    throw new AppError('CONFLICT', 'Your account has no passkey. It may be removed already.');
  }
}

function toPasskey({ id, name, createdAt, lastUsedAt }: PasskeyEntity): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

function hasApp(): AppError {
  return new AppError(
    'CONFLICT',
    'Your account already has an authenticator app. Turn it off first to use another one.',
  );
}
