import { resolveSession } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { z } from 'zod';

export type Session = NonNullable<z.output<typeof resolveSession.response>>;

interface Remembered {
  session: Promise<Session | null>;
  until: number;
}

/**
 * How long a session is believed without asking again. Revocation does not wait for it: the
 * auth service announces it, and when announcements cannot arrive everything is forgotten.
 */
const BELIEVED_MS = 5_000;
const AT_MOST = 10_000;

@Injectable()
export class SessionStore implements OnModuleDestroy {
  private readonly remembered = new Map<string, Remembered>();
  private readonly stopListening: () => void;

  constructor(@Inject(BUS) private readonly bus: Bus) {
    this.stopListening = bus.onStateChange(() => this.remembered.clear());
  }

  onModuleDestroy(): void {
    this.stopListening();
  }

  /** The session of a token, or null; requests that come together share one question. */
  resolve(token: string): Promise<Session | null> {
    const now = Date.now();
    const known = this.remembered.get(token);
    if (known && known.until > now) return known.session;
    const session = this.bus.call(resolveSession, { token });
    this.remember(token, { session, until: now + BELIEVED_MS });
    session.then(
      (found) => found ?? this.remembered.delete(token),
      () => this.remembered.delete(token),
    );
    return session;
  }

  forget(token: string): void {
    this.remembered.delete(token);
  }

  async forgetSessions(sessionIds: string[]): Promise<void> {
    const revoked = new Set(sessionIds);
    // Together: a session that is still being asked for must not hold up the end of another.
    await Promise.all(
      [...this.remembered].map(async ([token, { session }]) => {
        const found = await session.catch(() => null);
        if (!found || revoked.has(found.principal.sessionId)) this.remembered.delete(token);
      }),
    );
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
