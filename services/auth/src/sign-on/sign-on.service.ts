import {
  AppError,
  type beginLink,
  type finishSignOn,
  type OpenedSession,
  type SignedOn,
} from '@casewright/contracts';
import { IdentityProvider, type Person } from '@casewright/openid';
import { currentContext } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AuditService } from '../audit/audit.service.js';
import {
  type SignOnAttemptEntity,
  SignOnSessionEntity,
} from '../database/entities/sign-on.entities.js';
import { OwnPassword } from '../proofs/passwords/own-password.js';
import { hashToken, newToken } from '../proofs/tokens.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { IdentitiesRepository } from './identities.repository.js';
import { SignOnAccountsService } from './sign-on-accounts.service.js';

type Finish = z.output<typeof finishSignOn.request>;
type Finished = SignedOn & { opened: OpenedSession | null };

/** Where a browser goes that signs in, and where one that links. */
const HOME = '/';
const ACCOUNT = '/account';

/** The way to the provider, and back to a session or a link. */
@Injectable()
export class SignOnService {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly identities: IdentitiesRepository,
    private readonly accounts: SignOnAccountsService,
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
      if (fault instanceof AppError) await this.audit.refused('sign_in', null);
      throw fault;
    });
  }

  private async start({
    browser,
    ...about
  }: {
    browser: string;
    returnTo: string;
    sessionId: string | null;
  }): Promise<{ location: string }> {
    const checks = { nonce: newToken(), verifier: newToken() };
    const state = newToken();
    const location = await this.provider.door({ ...checks, state });
    const hashes = { stateHash: hashToken(state), browserHash: hashToken(browser) };
    await this.identities.addAttempt({ ...about, ...checks, ...hashes });
    return { location };
  }

  private async answer({ answer, browser = '', client, replaces }: Finish): Promise<Finished> {
    this.provider.discovery.assertConfigured();
    const state = new URLSearchParams(answer).get('state') ?? '';
    const begun = await this.identities.takeAttempt(hashToken(state), hashToken(browser));
    if (!begun) throw notBegunHere();
    const person = await this.provider.redeem(answer, { ...begun, state });
    if (begun.sessionId !== null) return this.link(person, begun, replaces);
    const user = await this.accounts.admit(person);
    const { issuer, subject, providerSession, idToken } = person;
    const opened = await this.sessions.open(user, client, {
      replaces,
      hold: this.accounts.holdLinked(user, person),
      also: async (sessionId, tx) => {
        const known = { sessionId, issuer, subject, providerSession, idToken };
        await tx.insert(SignOnSessionEntity, known);
      },
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
