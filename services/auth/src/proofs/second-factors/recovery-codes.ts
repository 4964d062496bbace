import { randomInt } from 'node:crypto';
import {
  type FirstRecoveryCodes,
  type NoticeAction,
  RECOVERY_CODES,
  type RecoveryCodes,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import type { Change } from '../../changes/changes.js';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { OwnPassword } from '../passwords/own-password.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { SecondFactorsRepository } from './second-factors.repository.js';

/** Base32 as Crockford has it: no two letters look alike. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 50 bits; guesses are slowed down as those of a password are. */
const LENGTH = 10;

type Work = (change: Change) => Promise<void>;

/** Makes recovery codes, which nobody sees again, with the change that brings them. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly hasher: PasswordHasher,
    private readonly own: OwnPassword,
  ) {}

  /** In place of those before. @param work done in the same transaction */
  async give(account: UserEntity, action: NoticeAction, work?: Work): Promise<RecoveryCodes> {
    const recoveryCodes = newRecoveryCodes();
    const hashes: string[] = [];
    // One after the other: each takes 19 MiB for a moment.
    for (const code of recoveryCodes) hashes.push(await this.hasher.hash(plainCode(code)));
    await this.own.change(account, action, async (change) => {
      await work?.(change);
      await this.factors.setRecoveryCodes(account.id, hashes, change.tx);
    });
    return { recoveryCodes };
  }

  /** With an account's first second factor, which `work` adds; with another, those there are stay. */
  async giveFirst(
    account: UserEntity,
    action: NoticeAction,
    work: Work,
  ): Promise<FirstRecoveryCodes> {
    if (!(await this.factors.hasAny(account.id))) return this.give(account, action, work);
    await this.own.change(account, action, work);
    return { recoveryCodes: null };
  }
}

/** `x3f9k-7tq2m` */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(
      '',
    );
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** What was typed, as codes are hashed: without blanks and hyphens, and with letters read as meant. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

export function isTotpCode(plain: string): boolean {
  return /^\d{6}$/.test(plain);
}

export function isRecoveryCode(plain: string): boolean {
  return plain.length === LENGTH;
}
