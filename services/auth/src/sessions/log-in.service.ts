import {
  AppError,
  type Client,
  type LoginRequestSchema,
  type login,
  type OpenedSession,
  type SecondStepRequest,
  type User,
} from '@casewright/contracts';
import { clientNetwork } from '@casewright/platform';
import { counter } from '@casewright/platform/metrics';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AuditService } from '../audit/audit.service.js';
import { toUser, UserEntity } from '../database/entities/user.entity.js';
import { holdProven } from '../proofs/passwords/hold-proven.js';
import { PasswordCheck } from '../proofs/passwords/password-check.js';
import { Challenges, challengeEnded } from '../proofs/second-factors/challenges.js';
import {
  FactorCheck,
  type ShownFactor,
  shownFactor,
} from '../proofs/second-factors/factor-check.js';
import { SessionsService } from './sessions.service.js';

type LogIn = z.output<typeof LoginRequestSchema>;

const failures = counter('login_failures_total', 'Log-ins that were refused', []);

/** Lets in whoever shows the password, and the second factor where the account has one. */
@Injectable()
export class LogInService {
  constructor(
    private readonly db: EntityManager,
    private readonly passwords: PasswordCheck,
    private readonly challenges: Challenges,
    private readonly factors: FactorCheck,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Opens a session for the right password, or says what is asked for besides. An unknown address reads
   * and is slowed down exactly like a wrong password, so that addresses cannot be tried out.
   *
   * @param replaces the token that the request came with: its session ends
   * @param site where the browser is, for passkeys
   * @throws AppError WRONG_CREDENTIALS, RATE_LIMITED or, for the right password, ACCOUNT_DISABLED.
   */
  async logIn(
    input: LogIn,
    client: Client,
    { replaces, site }: { replaces?: string | undefined; site?: string | undefined } = {},
  ): Promise<z.output<typeof login.response>> {
    const account = await this.db.findOneBy(UserEntity, { email: input.email.toLowerCase() });
    const entering = this.prove(input, client, account).then(async (proven) => {
      const hold = holdProven(proven, wrongCredentials);
      if (proven.hasSecondFactor) {
        return { secondStep: await this.challenges.open(proven.id, 'log_in', site ?? null, hold) };
      }
      return this.sessions.open(toUser(proven), client, { replaces, hold });
    });
    return this.recordingRefusal(account, entering);
  }

  /** @throws AppError MFA_CHALLENGE_ENDED, MFA_CODE_WRONG, RATE_LIMITED or ACCOUNT_DISABLED */
  async takeSecondStep(
    { challenge: given, ...shown }: SecondStepRequest,
    client: Client,
    replaces?: string,
  ): Promise<OpenedSession> {
    const challenge = await this.challenges.find(given, 'log_in');
    const { account } = challenge;
    const user = await this.recordingRefusal(
      account,
      this.proveMore(account, shownFactor(shown, challenge), client),
    );
    await this.challenges.end(challenge);
    const hold = holdProven(account, challengeEnded);
    return this.recordingRefusal(account, this.sessions.open(user, client, { replaces, hold }));
  }

  /** Whose password it is. @throws AppError WRONG_CREDENTIALS, RATE_LIMITED or ACCOUNT_DISABLED */
  private async prove(
    { email: given, password }: LogIn,
    client: Client,
    account: UserEntity | null,
  ): Promise<UserEntity> {
    const email = given.toLowerCase();
    const network = clientNetwork(client.ip);
    const matches = await this.passwords.matches(password, account, email, network);
    if (!account || !matches) throw wrongCredentials();
    // Where more is asked for, that forgives: else the password would buy four more guesses of a code.
    if (!account.hasSecondFactor) await this.passwords.forgive(email, network);
    assertEnabled(account);
    return account;
  }

  private async proveMore(account: UserEntity, shown: ShownFactor, client: Client): Promise<User> {
    assertEnabled(account);
    await this.factors.prove(account, shown, clientNetwork(client.ip));
    return toUser(account);
  }

  /** Nobody has shown who they are, so there is no actor: only the account that was tried. */
  private recordingRefusal<T>(account: UserEntity | null, work: Promise<T>): Promise<T> {
    return work.catch(async (error: unknown) => {
      if (error instanceof AppError) {
        failures.inc();
        await this.audit.refused('sign_in', null, account?.id);
      }
      throw error;
    });
  }
}

function wrongCredentials(): AppError {
  return new AppError('WRONG_CREDENTIALS', 'Incorrect email or password.');
}

function assertEnabled({ disabledAt }: UserEntity): void {
  if (!disabledAt) return;
  throw new AppError('ACCOUNT_DISABLED', 'Your account is disabled. Ask your administrator.');
}
