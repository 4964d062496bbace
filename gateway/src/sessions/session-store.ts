import { resolveSession, roleMay } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { z } from 'zod';

export type Session = NonNullable<z.output<typeof resolveSession.response>>;

interface Remembered {
  session: Promise<Session | null>;
  until: number;
}

/**
 * How long a session is cached, in milliseconds. Revocation does not wait for it: the auth service
 * announces revocations, and the cache is dropped whenever announcements may have been missed.
 */
const BELIEVED_MS = 5_000;
const AT_MOST = 10_000;
/**
 * How long an administrator can still read the diagnostics while the auth service is down: long
 * enough to open the page when something stops. Not longer, because the session may end unnoticed
 * meanwhile, and public readiness names what is down anyway.
 */
const THROUGH_OUTAGE_MS = 2 * 60_000;
const ADMINISTRATORS_AT_MOST = 100;

@Injectable()
export class SessionStore implements OnModuleDestroy {
  private readonly remembered = new Map<string, Remembered>();
  /** Administrators recently confirmed by the auth service; used for the diagnostics only. */
  private readonly administrators = new Map<string, { session: Session; until: number }>();
  private readonly stopListening: () => void;

  constructor(@Inject(BUS) private readonly bus: Bus) {
    this.stopListening = bus.onStateChange(() => this.remembered.clear());
  }

  onModuleDestroy(): void {
    this.stopListening();
  }

  /** The session of a token, or null; concurrent requests share one lookup. */
  resolve(token: string): Promise<Session | null> {
    const now = Date.now();
    const known = this.remembered.get(token);
    if (known && known.until > now) return known.session;
    const session = this.bus.call(resolveSession, { token });
    this.remember(token, { session, until: now + BELIEVED_MS });
    session.then(
      (found) => this.vouchedFor(token, found),
      () => this.remembered.delete(token),
    );
    return session;
  }

  /**
   * The same, but falls back to an administrator's last known session while the auth service is
   * down.
   */
  async resolveThroughOutage(token: string): Promise<Session | null> {
    try {
      return await this.resolve(token);
    } catch (error) {
      const known = this.administrators.get(token);
      if (known && known.until > Date.now()) return known.session;
      throw error;
    }
  }

  forget(token: string): void {
    this.remembered.delete(token);
    this.administrators.delete(token);
  }

  async forgetSessions(sessionIds: string[]): Promise<void> {
    const revoked = new Set(sessionIds);
    for (const [token, { session }] of this.administrators) {
      if (revoked.has(session.principal.sessionId)) this.administrators.delete(token);
    }
    // In parallel: a lookup in progress must not delay the end of another session.
    await Promise.all(
      [...this.remembered].map(async ([token, { session }]) => {
        const found = await session.catch(() => null);
        if (!found || revoked.has(found.principal.sessionId)) this.remembered.delete(token);
      }),
    );
  }

  private vouchedFor(token: string, session: Session | null): void {
    this.administrators.delete(token);
    // Not cached, so that someone who has just set up a second factor can go on at once.
    if (!session || session.principal.mustEnroll) this.remembered.delete(token);
    if (!session || !roleMay(session.principal.role, 'oversee')) return;
    const [oldest] = this.administrators.keys();
    if (oldest !== undefined && this.administrators.size >= ADMINISTRATORS_AT_MOST) {
      this.administrators.delete(oldest);
    }
    this.administrators.set(token, { session, until: Date.now() + THROUGH_OUTAGE_MS });
  }

  private remember(token: string, entry: Remembered): void {
    if (this.remembered.size >= AT_MOST) {
      const oldest = this.remembered.keys().next().value;
      if (oldest !== undefined) this.remembered.delete(oldest);
    }
    this.remembered.delete(token);
    this.remembered.set(token, entry);
  }
}
