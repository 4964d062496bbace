import type { FirstRecoveryCodes, RecoveryCodes } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { newRecoveryCodes, plainCode } from './recovery-codes.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

type Work = (tx: EntityManager) => Promise<void>;

/** Makes recovery codes, which nobody sees again. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /** In place of those before. @param work done in the same transaction */
  async give(userId: number, work: Work): Promise<RecoveryCodes> {
    const recoveryCodes = newRecoveryCodes();
    const hashes: string[] = [];
    // One after the other: each takes 19 MiB for a moment.
    for (const code of recoveryCodes) hashes.push(await this.hasher.hash(plainCode(code)));
    await this.factors.inTransaction(async (tx) => {
      await work(tx);
      await this.factors.setRecoveryCodes(userId, hashes, tx);
    });
    return { recoveryCodes };
  }

  /** With an account's first second factor, which `work` adds; with another, those there are stay. */
  async giveFirst(userId: number, work: Work): Promise<FirstRecoveryCodes> {
    if (!(await this.factors.hasAny(userId))) return this.give(userId, work);
    await this.factors.inTransaction(work);
    return { recoveryCodes: null };
  }
}
