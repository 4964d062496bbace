import {
  AppError,
  type Client,
  type LoginRequestSchema,
  type login,
  type OpenedSession,
  type SecondStep,
  type SecondStepRequest,
  type User,
} from '@casewright/contracts';
import { clientNetwork } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AuditService } from '../audit/audit.service.js';
import { mustWait } from '../passwords/login-backoff.js';
import { LoginTriesRepository } from '../passwords/login-tries.repository.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { CodeCheck } from '../second-factors/code-check.js';
import { hashSessionToken, newSessionToken } from '../sessions/session-token.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { toUser, type UserEntity } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import { SecondStepsRepository } from './second-steps.repository.js';

type LogIn = z.output<typeof LoginRequestSchema>;

/** To look for the phone, and no longer. */
const STEP_MINUTES = 5;

/** Lets in whoever shows the password, and the second factor where the account has one. */
@Injectable()
export class LogInService {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly tries: LoginTriesRepository,
    private readonly steps: SecondStepsRepository,
    private readonly codes: CodeCheck,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Opens a session for the right password, or says what is asked for besides. An unknown address reads
   * and is slowed down exactly like a wrong password, so that addresses cannot be tried out.
   *
   * @param replaces the token that the request came with: its session ends
   * @throws AppError WRONG_CREDENTIALS, RATE_LIMITED or, for the right password, ACCOUNT_DISABLED.
   */
  async logIn(
    input: LogIn,
    client: Client,
    replaces?: string,
  ): Promise<z.output<typeof login.response>> {
    const account = await this.users.findByEmail(input.email.toLowerCase());
    const proven = await this.recordingRefusal(account, this.prove(input, client, account));
    if (proven.hasSecondFactor) return { secondStep: await this.askForMore(proven.id) };
    return this.sessions.open(toUser(proven), client, replaces);
  }

  /** @throws AppError MFA_CHALLENGE_ENDED, MFA_CODE_WRONG, RATE_LIMITED or ACCOUNT_DISABLED */
  async takeSecondStep(
    { challenge, code }: SecondStepRequest,
    client: Client,
    replaces?: string,
  ): Promise<OpenedSession> {
    const tokenHash = hashSessionToken(challenge);
    const account = await this.steps.find(tokenHash);
    if (!account) throw stepEnded();
    const user = await this.recordingRefusal(account, this.proveMore(account, code, client));
    if (!(await this.steps.end(tokenHash))) throw stepEnded();
    return this.sessions.open(user, client, replaces);
  }

  /** Whose password it is. @throws AppError WRONG_CREDENTIALS, RATE_LIMITED or ACCOUNT_DISABLED */
  private async prove(
    { email: given, password }: LogIn,
    client: Client,
    account: UserEntity | null,
  ): Promise<UserEntity> {
    const email = given.toLowerCase();
    const network = clientNetwork(client.ip);
    const wait = await this.tries.reserve(email, network, account?.id);
    if (wait > 0) throw mustWait(wait, 'passwords');
    const matches = await this.hasher.matches(password, account?.password);
    if (!account || !matches) {
      throw new AppError('WRONG_CREDENTIALS', 'The email address or the password is not right.');
    }
    // Where more is asked for, that forgives: else the password would buy four more guesses of a code.
    if (!account.hasSecondFactor) await this.tries.forgive(email, network);
    assertEnabled(account);
    return account;
  }

  private async proveMore(account: UserEntity, code: string, client: Client): Promise<User> {
    assertEnabled(account);
    await this.codes.prove(account, code, clientNetwork(client.ip));
    return toUser(account);
  }

  private async askForMore(userId: number): Promise<SecondStep> {
    const challenge = newSessionToken();
    const expires = await this.steps.insert(userId, hashSessionToken(challenge), STEP_MINUTES);
    return {
      challenge,
      factors: ['totp', 'recovery_code'],
      expiresAt: expires.toISOString(),
    };
  }

  /** Nobody has shown who they are, so there is no actor: only the account that was tried. */
  private recordingRefusal<T>(account: UserEntity | null, work: Promise<T>): Promise<T> {
    return work.catch(async (error: unknown) => {
      const subject = account && ({ kind: 'user', id: String(account.id) } as const);
      const refused = { action: 'sign_in', actor: null, outcome: 'refused' } as const;
      if (error instanceof AppError) await this.audit.record({ ...refused, subject });
      throw error;
    });
  }
}

function assertEnabled({ disabledAt }: UserEntity): void {
  if (!disabledAt) return;
  throw new AppError('ACCOUNT_DISABLED', 'Your account is disabled. Ask your administrator.');
}

function stepEnded(): AppError {
  return new AppError(
    'MFA_CHALLENGE_ENDED',
    'The time to enter a code is over. Enter your password again.',
  );
}
