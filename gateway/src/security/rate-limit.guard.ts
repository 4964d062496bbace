import { AppError, countOf, type RouteLimit } from '@casewright/contracts';
import { clientNetwork } from '@casewright/platform';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { GatewayConfig } from '../gateway-config.js';
import { servedRoute } from '../routes/serves.decorator.js';
import type { SessionRequest } from '../sessions/session.guard.js';
import { type Counted, RequestCounts } from './request-counts.js';

/** Multiple of an account's limit that one address gets: a firm's users often share one. */
const ACCOUNTS_OF_AN_ADDRESS = 20;

/** Limits how often an account and an address may use a route, as its contract says. */
abstract class RateLimitGuard implements CanActivate {
  constructor(
    @Inject(GatewayConfig) private readonly config: GatewayConfig,
    private readonly counts: RequestCounts,
  ) {}

  /** Whose requests are counted, and the multiple of the limit they get; null to count none. */
  protected abstract subject(context: ExecutionContext): { key: string; times: number } | null;
  protected abstract readonly of: 'account' | 'address';
  protected abstract readonly sentence: string;

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = servedRoute(context.getHandler());
    const limit = route?.def.limit;
    if (!limit || this.config.RATE_LIMITS === 'off') return true;
    const subject = this.subject(context);
    if (!subject) return true;
    const counted: Counted = {
      limit: `${this.of} ${route.method} ${route.path}`,
      seconds: limit.seconds,
      key: subject.key,
    };
    const { requests, endsInMs } = await this.counts.add(counted);
    if (requests > this.most(limit, subject.times)) {
      const retryAfter = Math.max(1, Math.ceil(endsInMs / 1000));
      const wait = `Try again in ${countOf(retryAfter, 'second')}.`;
      throw new AppError('RATE_LIMITED', `${this.sentence} ${wait}`, { retryAfter });
    }
    if (limit.refusedOnly) this.settleWhenDone(context, counted);
    else this.counts.tell(counted);
    return true;
  }

  private most({ requests }: RouteLimit, times: number): number {
    return Math.max(1, Math.round(requests * times * this.config.RATE_LIMIT_FACTOR));
  }

  private settleWhenDone(context: ExecutionContext, counted: Counted): void {
    const response = context.switchToHttp().getResponse<Response>();
    response.once('finish', () => {
      if (response.statusCode < 400) void this.counts.takeBack(counted);
      else this.counts.tell(counted);
    });
  }
}

/** By address, before the session is looked up. */
@Injectable()
export class AddressLimitGuard extends RateLimitGuard {
  protected override readonly of = 'address';
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
  protected override readonly of = 'account';
  protected override readonly sentence = 'You have sent many requests of this kind.';

  protected override subject(context: ExecutionContext) {
    const { session } = context.switchToHttp().getRequest<SessionRequest>();
    return session ? { key: String(session.principal.userId), times: 1 } : null;
  }
}
