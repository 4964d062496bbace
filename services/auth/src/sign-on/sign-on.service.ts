import {
  AppError,
  type beginLink,
  type finishSignOn,
  type OpenedSession,
  type SignedOn,
} from '@casewright/contracts';
import { currentContext } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AuditService } from '../audit/audit.service.js';
import type { SignOnAttemptEntity } from '../database/entities/sign-on.entities.js';
import { OwnPassword } from '../proofs/passwords/own-password.js';
import { hashSessionToken, newSessionToken } from '../proofs/tokens.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AttemptsRepository } from './attempts.repository.js';
import { Discovery } from './provider/discovery.js';
import { IdentityProvider } from './provider/identity-provider.js';
import type { Person } from './provider/person.js';
import { SignOnAccountsService } from './sign-on-accounts.service.js';
import { SignOnSessionsRepository } from './sign-on-sessions.repository.js';

type Finish = z.output<typeof finishSignOn.request>;
type Finished = SignedOn & { opened: OpenedSession | null };

/** Where a browser goes that signs in, and where one that links. */
const HOME = '/';
const ACCOUNT = '/account';

/** The way to the provider, and back to a session or a link. */
@Injectable()
export class SignOnService {
  constructor(
    private readonly discovery: Discovery,
    private readonly provider: IdentityProvider,
    private readonly attempts: AttemptsRepository,
    private readonly accounts: SignOnAccountsService,
    private readonly known: SignOnSessionsRepository,
    private readonly sessions: SessionsService,
    private readonly own: OwnPassword,
    private readonly audit: AuditService,
  ) {}

  /** @param browser by which the answer is known to come to the browser that began it */
  begin(browser: string, returnTo = HOME): Promise<{ location: string }> {
    return this.start({ browser, returnTo, sessionId: null });
  }

  /** @throws AppError FORBIDDEN or RATE_LIMITED for a wrong password */
  async beginLink({ current, browser }: z.output<typeof beginLink.request>) {
    await this.own.prove(current, 'link_sign_on');
    const sessionId = currentContext().principal?.sessionId ?? null;
    return this.start({ browser, returnTo: ACCOUNT, sessionId });
  }

  /** @throws AppError with what to do, whatever did not hold */
  async finish(came: Finish): Promise<Finished> {
    return this.answer(came).catch(async (fault) => {
      const refused = { action: 'sign_in', actor: null, outcome: 'refused' } as const;
      if (fault instanceof AppError) await this.audit.record({ ...refused, subject: null });
      throw fault;
    });
  }

  private async start(about: {
    browser: string;
    returnTo: string;
    sessionId: string | null;
  }): Promise<{ location: string }> {
    const { browser, returnTo, sessionId } = about;
    const checks = { nonce: newSessionToken(), verifier: newSessionToken() };
    const state = newSessionToken();
    const location = await this.provider.door({ ...checks, state });
    await this.attempts.insert({
      ...checks,
      ...{ stateHash: hashSessionToken(state), browserHash: hashSessionToken(browser) },
      ...{ returnTo, sessionId },
    });
    return { location };
  }

  private async answer({ answer, browser = '', client, replaces }: Finish): Promise<Finished> {
    this.discovery.assertConfigured();
    const state = new URLSearchParams(answer).get('state') ?? '';
    const begun = await this.attempts.take(hashSessionToken(state), hashSessionToken(browser));
    if (!begun) throw notBegunHere();
    const person = await this.provider.redeem(answer, { ...begun, state });
    if (begun.sessionId !== null) return this.link(person, begun, replaces);
    const user = await this.accounts.admit(person);
    const { issuer, subject, providerSession, idToken } = person;
    const opened = await this.sessions.open(user, client, {
      replaces,
      hold: this.accounts.holdLinked(user, person),
      also: (sessionId, tx) =>
        this.known.insert({ sessionId, issuer, subject, providerSession, idToken }, tx),
    });
    return { user, returnTo: begun.returnTo, linked: false, opened };
  }

  /** Only within the session that has shown its password for it. */
  private async link(
    person: Person,
    { sessionId, returnTo }: SignOnAttemptEntity,
    token: string | undefined,
  ): Promise<Finished> {
    const session = token === undefined ? null : await this.sessions.resolve(token);
    if (!session || session.principal.sessionId !== sessionId) throw notBegunHere();
    await this.accounts.link(session.user.id, person);
    return { user: session.user, returnTo, linked: true, opened: null };
  }
}

function notBegunHere(): AppError {
  return new AppError(
    'SIGN_ON_REFUSED',
    'This was not begun in this browser, is finished already, or took more than ten minutes. Start again.',
  );
}
