import { AppError, type RouteLimit } from '@casewright/contracts';
import { clientNetwork } from '@casewright/platform';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayConfig } from '../gateway-config.js';
import { servedRoute } from '../routes/serves.decorator.js';
import type { SessionRequest } from '../sessions/session.guard.js';

/** Accounts that may work behind one address: a firm's users often share one. */
const ACCOUNTS_OF_AN_ADDRESS = 20;

/** Bounds how often an account and an address may use a route, as its contract says. */
abstract class RateLimitGuard implements CanActivate {
  private readonly limiters = new Map<unknown, RateLimiterMemory>();

  constructor(@Inject(GatewayConfig) private readonly config: GatewayConfig) {}

  /** Whose requests are counted, and how many times the limit they may send; null: nobody's. */
  protected abstract subject(context: ExecutionContext): { key: string; times: number } | null;
  protected abstract readonly sentence: string;

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const limit = servedRoute(handler)?.def.limit;
    if (!limit || this.config.RATE_LIMITS === 'off') return true;
    const subject = this.subject(context);
    if (!subject) return true;
    const limiter = this.limiter(handler, limit, subject.times);
    try {
      await limiter.consume(subject.key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError('RATE_LIMITED', `${this.sentence} Try again in ${retryAfter} seconds.`, {
        retryAfter,
      });
    }
    if (limit.refusedOnly) giveBackWhenDone(context, limiter, subject.key);
    return true;
  }

  private limiter(handler: unknown, limit: RouteLimit, times: number): RateLimiterMemory {
    let limiter = this.limiters.get(handler);
    if (!limiter) {
      const points = Math.max(
        1,
        Math.round(limit.requests * times * this.config.RATE_LIMIT_FACTOR),
      );
      limiter = new RateLimiterMemory({ points, duration: limit.seconds });
      this.limiters.set(handler, limiter);
    }
    return limiter;
  }
}

/** By address, before anybody is asked who it is. */
@Injectable()
export class AddressLimitGuard extends RateLimitGuard {
  protected override readonly sentence = 'Too many requests from your address.';

  protected override subject(context: ExecutionContext) {
    const key = clientNetwork(context.switchToHttp().getRequest<Request>().ip ?? 'unknown');
    return {
      key,
      times: servedRoute(context.getHandler())?.rule === 'anyone' ? 1 : ACCOUNTS_OF_AN_ADDRESS,
    };
  }
}

/** By account, once the session is known. */
@Injectable()
export class AccountLimitGuard extends RateLimitGuard {
  protected override readonly sentence = 'You have sent many requests of this kind.';

  protected override subject(context: ExecutionContext) {
    const { session } = context.switchToHttp().getRequest<SessionRequest>();
    return session ? { key: String(session.principal.userId), times: 1 } : null;
  }
}

function giveBackWhenDone(context: ExecutionContext, limiter: RateLimiterMemory, key: string) {
  const response = context.switchToHttp().getResponse<Response>();
  response.once('finish', () => {
    if (response.statusCode < 400) void limiter.reward(key);
  });
}
