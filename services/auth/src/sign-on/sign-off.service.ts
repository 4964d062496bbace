import { AppError, type OwnSignOn, type Principal } from '@casewright/contracts';
import { IdentityProvider, LOGOUT_TOKEN_LIVES, type LoggedOut } from '@casewright/openid';
import { currentContext, currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Change, Changes } from '../changes/changes.js';
import { OwnPassword } from '../proofs/passwords/own-password.js';
import { hashToken } from '../proofs/tokens.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { IdentitiesRepository } from './identities.repository.js';

/** Used tokens are remembered longer than any is taken, however clocks differ. */
const REMEMBERED_SECONDS = 2 * LOGOUT_TOKEN_LIVES;

/** The ends of what single sign-on began: of a session, here or at the provider, and of a link. */
@Injectable()
export class SignOffService {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly identities: IdentitiesRepository,
    private readonly sessions: SessionsService,
    private readonly own: OwnPassword,
    private readonly changes: Changes,
  ) {}

  /** Ends the session here, and tells where the provider ends its own. */
  async signOff(token: string): Promise<{ location: string | null }> {
    const idToken = await this.identities.idTokenOf(hashToken(token));
    await this.sessions.logOut(token);
    if (idToken === null) return { location: null };
    // The session here has ended, whatever becomes of the provider's.
    return { location: await this.provider.exit(idToken).catch(() => null) };
  }

  /** @throws AppError VALIDATION_FAILED for a token that does not hold, or was used */
  async endByProvider(token: string): Promise<null> {
    const logout = await this.provider.logoutTokens.read(token);
    const used = hashToken(`${logout.issuer} ${logout.tokenId}`);
    await this.changes.make(async (change) => {
      if (!(await useOnce(used, change.tx))) {
        throw new AppError('VALIDATION_FAILED', 'This logout token has been used already.');
      }
      await endSessions(logout, change);
    });
    return null;
  }

  async status(): Promise<OwnSignOn> {
    const userId = currentUserId();
    const { password } = await this.identities.account(userId);
    const hasPassword = password !== null;
    const { isConfigured, issuer, name } = this.provider.discovery;
    if (!isConfigured) return { name: null, linkedAt: null, linkedTo: null, hasPassword };
    const identity = await this.identities.ofUser(userId, issuer);
    const linkedAt = identity?.linkedAt.toISOString() ?? null;
    const linkedTo = identity?.knownAs ?? null;
    return { name, linkedAt, linkedTo, hasPassword };
  }

  /** @throws AppError FORBIDDEN, RATE_LIMITED, or NOT_FOUND */
  async unlink(current: string): Promise<null> {
    const account = await this.own.prove(current, 'unlink_sign_on');
    const { id } = account;
    await this.own.change(account, 'unlink_sign_on', async (change) => {
      const identity = await this.identities.ofUser(id, this.provider.discovery.issuer);
      if (!identity || !(await this.identities.unlink(identity, change.tx))) {
        throw new AppError('NOT_FOUND', 'Your account is not linked.');
      }
      await endSessions({ ...identity, providerSession: null }, change, currentContext().principal);
    });
    return null;
  }
}

async function useOnce(tokenHash: Buffer, tx: EntityManager): Promise<boolean> {
  await tx.query('DELETE FROM used_logout_tokens WHERE expires_at < now()');
  const rows = (await tx.query(
    `INSERT INTO used_logout_tokens (token_hash, expires_at)
     VALUES ($1, now() + $2 * interval '1 second') ON CONFLICT DO NOTHING RETURNING expires_at`,
    [tokenHash, REMEMBERED_SECONDS],
  )) as unknown[];
  return rows.length === 1;
}

/** Ends sessions that the provider has begun. @param caller whose own session stays */
async function endSessions(
  { issuer, subject, providerSession }: LoggedOut,
  change: Change,
  caller?: Principal,
): Promise<void> {
  const ended = await change.end(
    'sessions',
    `id IN (SELECT session_id FROM sign_on_sessions
             WHERE issuer = $1 AND ($2::text IS NULL OR subject = $2)
               AND ($3::text IS NULL OR provider_session = $3))
       AND id IS DISTINCT FROM $4::uuid`,
    [issuer, subject, providerSession, caller?.sessionId ?? null],
  );
  const actor = caller?.userId ?? null;
  for (const { id } of ended) await change.record('end_session', actor, { kind: 'session', id });
}
