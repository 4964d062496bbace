import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** OWASP Password Storage Cheat Sheet, first argon2id choice: 19 MiB, two passes, one lane. */
const ARGON2ID = {
  // `Algorithm.Argon2id`: the package declares a const enum, which has no value at run time.
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

@Injectable()
export class PasswordHasher {
  /** Compared against when the account does not exist, so that both answers take as long. */
  private readonly decoy = this.hash('no account has this password');

  hash(password: string): Promise<string> {
    return hash(password, ARGON2ID);
  }

  /** Whether `password` is the one behind `stored`; never true, but as slow, without `stored`. */
  async matches(password: string, stored: string | null | undefined): Promise<boolean> {
    const right = await verify(stored ?? (await this.decoy), password);
    return right && typeof stored === 'string';
  }
}
