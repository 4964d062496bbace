import { Injectable } from '@nestjs/common';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from './password-rules.js';

/** Takes new passwords. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly rules: PasswordRules,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @returns the hash to store. @throws AppError as `PasswordRules.assertGood` */
  hash(...[password, owner, of]: Parameters<PasswordRules['assertGood']>): Promise<string> {
    this.rules.assertGood(password, owner, of);
    return this.hasher.hash(password);
  }
}
