import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@casewright/contracts';

/** Base32 as Crockford has it: no two letters look alike. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 50 bits; guesses are slowed down as those of a password are. */
const LENGTH = 10;

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
