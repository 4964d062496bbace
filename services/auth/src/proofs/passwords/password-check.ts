import { Injectable } from '@nestjs/common';
import type { UserEntity } from '../../database/entities/user.entity.js';
import { LoginTriesRepository } from './login-tries.repository.js';
import { PasswordHasher } from './password-hasher.js';

/** Looks at passwords that are shown, and slows down those who guess. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly tries: LoginTriesRepository,
    private readonly hasher: PasswordHasher,
  ) {}

  /**
   * Whether a password is an account's. It takes as long where there is no account.
   *
   * @param place where the tries are counted: a network, or a name for all of them
   * @throws AppError RATE_LIMITED
   */
  async matches(
    password: string,
    account: UserEntity | null,
    email: string,
    place: string,
  ): Promise<boolean> {
    await this.tries.reserve(email, place, account?.id, 'passwords');
    return this.hasher.matches(password, account?.password);
  }

  forgive(email: string, place: string): Promise<void> {
    return this.tries.forgive(email, place);
  }
}
