import { AppError, type OwnSignOn, sessionsRevoked } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { currentContext, currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { OwnPassword } from '../proofs/passwords/own-password.js';
import { hashSessionToken } from '../proofs/tokens.js';
import type { EndedSession } from '../sessions/sessions.repository.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { IdentitiesRepository } from './identities.repository.js';
import { Discovery } from './provider/discovery.js';
import { IdentityProvider } from './provider/identity-provider.js';
import { LOGOUT_TOKEN_LIVES, LogoutTokens } from './provider/logout-tokens.js';
import { SignOnSessionsRepository } from './sign-on-sessions.repository.js';

/** Used tokens are remembered longer than any is taken, however clocks differ. */
const REMEMBERED_SECONDS = 2 * LOGOUT_TOKEN_LIVES;

/** The ends of what single sign-on began: of a session, here or at the provider, and of a link. */
@Injectable()
export class SignOffService {
  constructor(
    private readonly discovery: Discovery,
    private readonly provider: IdentityProvider,
    private readonly tokens: LogoutTokens,
    private readonly known: SignOnSessionsRepository,
    private readonly identities: IdentitiesRepository,
    private readonly sessions: SessionsService,
    private readonly own: OwnPassword,
    private readonly audit: AuditService,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  /** Ends the session here, and tells where the provider ends its own. */
  async signOff(token: string): Promise<{ location: string | null }> {
    const idToken = await this.known.idTokenOf(hashSessionToken(token));
    await this.sessions.logOut(token);
    if (idToken === null) return { location: null };
    // The session here has ended, whatever becomes of the provider's.
    return { location: await this.provider.exit(idToken).catch(() => null) };
  }

  /** @throws AppError VALIDATION_FAILED for a token that does not hold, or was used */
  async endByProvider(token: string): Promise<null> {
    const logout = await this.tokens.read(token);
    const used = hashSessionToken(`${logout.issuer} ${logout.tokenId}`);
    const ended = await this.known.inTransaction(async (tx) => {
      if (!(await this.known.use(used, REMEMBERED_SECONDS, tx))) {
        throw new AppError('VALIDATION_FAILED', 'This logout token has been used already.');
      }
      const sessions = await this.known.end(logout, tx);
      await this.recordEnds(sessions, null, tx);
      return sessions;
    });
    await this.announce(ended);
    return null;
  }

  async status(): Promise<OwnSignOn> {
    const userId = currentUserId();
    const { password } = await this.identities.account(userId);
    const hasPassword = password !== null;
    if (!this.discovery.isConfigured) {
      return { name: null, linkedAt: null, linkedTo: null, hasPassword };
    }
    const identity = await this.identities.ofUser(userId, this.discovery.issuer);
    const linkedAt = identity?.linkedAt.toISOString() ?? null;
    const linkedTo = identity?.knownAs ?? null;
    return { name: this.discovery.name, linkedAt, linkedTo, hasPassword };
  }

  /** @throws AppError FORBIDDEN, RATE_LIMITED, or NOT_FOUND */
  async unlink(current: string): Promise<null> {
    const account = await this.own.prove(current, 'unlink_sign_on');
    const { id } = account;
    const ended = await this.own.change(account, 'unlink_sign_on', async (tx) => {
      const identity = await this.identities.ofUser(id, this.discovery.issuer);
      if (!identity || !(await this.identities.unlink(id, identity.issuer, tx))) {
        throw new AppError('NOT_FOUND', 'Your account is not linked.');
      }
      const here = currentContext().principal?.sessionId ?? null;
      const sessions = await this.known.end({ ...identity, providerSession: null }, tx, here);
      await this.recordEnds(sessions, id, tx);
      return sessions;
    });
    await this.announce(ended);
    return null;
  }

  private async recordEnds(
    sessions: EndedSession[],
    actor: number | null,
    tx: EntityManager,
  ): Promise<void> {
    for (const { id } of sessions) {
      const subject = { kind: 'session', id } as const;
      await this.audit.record({ action: 'end_session', actor, subject, outcome: 'done' }, tx);
    }
  }

  private async announce(sessions: EndedSession[]): Promise<void> {
    if (sessions.length === 0) return;
    await this.bus.publish(sessionsRevoked, { sessionIds: sessions.map(({ id }) => id) });
  }
}
