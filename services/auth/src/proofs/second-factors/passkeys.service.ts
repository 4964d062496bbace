import { randomUUID } from 'node:crypto';
import {
  AppError,
  type FactorProof,
  type FactorRequest,
  type FirstRecoveryCodes,
  MOST_PASSKEYS,
  type PasskeyConfirmation,
  type PasskeyOptions,
} from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { holdProven } from '../passwords/hold-proven.js';
import { OwnPassword } from '../passwords/own-password.js';
import { CHALLENGE_MINUTES, Challenges } from './challenges.js';
import { wrongPasskey } from './factor-check.js';
import { FactorProofs } from './factor-proofs.js';
import { RecoveryCodesService } from './recovery-codes.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { ALGORITHMS, verifyNew } from './verify-passkey.js';

const PRODUCT = 'Casewright';

/** What users do to their own passkeys. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly own: OwnPassword,
    private readonly proofs: FactorProofs,
    private readonly challenges: Challenges,
    private readonly codes: RecoveryCodesService,
  ) {}

  /** @throws AppError as `FactorProofs.proveToAdd`; CONFLICT where there are as many as there may be */
  async begin(shown: FactorRequest, site: string): Promise<PasskeyOptions> {
    const account = await this.proofs.proveToAdd(shown, 'add_passkey');
    const { id, email, name } = account;
    await this.assertRoom(id);
    const hold = holdProven(account);
    const { challenge, passkeys } = await this.challenges.open(id, 'add_passkey', site, hold);
    return {
      challenge,
      rp: { id: new URL(site).hostname, name: PRODUCT },
      user: { id: Buffer.from(String(id)).toString('base64url'), name: email, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      exclude: passkeys,
      timeout: CHALLENGE_MINUTES * 60_000,
    };
  }

  /** @throws AppError MFA_CODE_WRONG, MFA_CHALLENGE_ENDED, or CONFLICT */
  async confirm({
    challenge: given,
    name,
    credential,
  }: PasskeyConfirmation): Promise<FirstRecoveryCodes> {
    const userId = currentUserId();
    const challenge = await this.challenges.find(given, 'add_passkey');
    const { account, site } = challenge;
    const made =
      site && account.id === userId
        ? await verifyNew(credential, { challenge: given, site })
        : null;
    if (!made) throw wrongPasskey();
    await this.challenges.end(challenge);
    return this.codes.giveFirst(account, 'add_passkey', async ({ tx }) => {
      await this.assertRoom(userId);
      const passkey = { id: randomUUID(), userId, name, ...made };
      if (!(await this.factors.addPasskey(passkey, tx))) throw isTaken();
    });
  }

  /** @throws AppError as `FactorProofs.prove`; NOT_FOUND */
  async remove(id: string, proof: FactorProof): Promise<null> {
    const account = await this.proofs.prove(proof, 'remove_passkey');
    await this.own.change(account, 'remove_passkey', async ({ tx }) => {
      if (!(await this.factors.removePasskey(account.id, id, tx))) {
        throw new AppError('NOT_FOUND', 'This passkey is removed already.');
      }
      await this.factors.removeIdleCodes(account.id, tx);
    });
    return null;
  }

  private async assertRoom(userId: number): Promise<void> {
    if ((await this.factors.countPasskeys(userId)) < MOST_PASSKEYS) return;
    const message = `Your account has ${MOST_PASSKEYS} passkeys already. Remove one first.`;
    throw new AppError('CONFLICT', message);
  }
}

function isTaken(): AppError {
  return new AppError('CONFLICT', 'This passkey belongs to an account already.');
}
