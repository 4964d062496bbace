import { AppError } from '@casewright/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { AuthConfig } from '../../auth-config.js';
import { isCommonPassword } from './common-passwords.js';
import { PasswordHasher } from './password-hasher.js';

interface Owner {
  email: string;
}

/** What a new password has to be, beyond the minimum that the contracts hold every one to. */
@Injectable()
export class PasswordRules {
  constructor(@Inject(AuthConfig) private readonly config: AuthConfig) {}

  get minLength(): number {
    return this.config.PASSWORD_MIN_LENGTH;
  }

  /**
   * @param of what the password is for: the specification lets a new account have any
   * @throws AppError VALIDATION_FAILED with what to do, at the field `password`
   */
  assertGood(password: string, owner: Owner, of: 'change' | 'signup' = 'change'): void {
    const message = this.faultOf(password, owner, of);
    if (message === null) return;
    throw new AppError('VALIDATION_FAILED', message, { details: [{ path: 'password', message }] });
  }

  private faultOf(password: string, { email }: Owner, of: 'change' | 'signup'): string | null {
    if (password.length < this.minLength) {
      return `Password must be at least ${this.minLength} characters`;
    }
    const { PASSWORD_COMMON: common } = this.config;
    if (common === 'allow' || (common === 'allow-at-signup' && of === 'signup')) return null;
    const plain = password.toLowerCase();
    const address = email.toLowerCase();
    if (plain === address || plain === address.split('@')[0]) {
      return 'This is your email address, which others know. Choose another password.';
    }
    return isCommonPassword(plain)
      ? 'This password is too easy to guess: many people use it. Choose another one, such as a few words that only you would put together.'
      : null;
  }
}

/** Takes new passwords. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly rules: PasswordRules,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @returns the hash to store. @throws AppError as `PasswordRules.assertGood` */
  async hash(...[password, owner, of]: Parameters<PasswordRules['assertGood']>): Promise<string> {
    this.rules.assertGood(password, owner, of);
    return this.hasher.hash(password);
  }
}
