import { AppError } from '@casewright/contracts';
import {
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayConfig } from '../config/gateway-config.js';

interface RateLimit {
  /** Requests allowed to one address … */
  points: number;
  /** … in so many seconds. */
  seconds: number;
}

const LIMIT = Symbol('rate-limit');

/** Bounds how often one client address may use a route. */
export const RateLimited = (points: number, seconds: number) =>
  SetMetadata(LIMIT, { points, seconds } satisfies RateLimit);

@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly limiters = new Map<unknown, RateLimiterMemory>();

  constructor(
    private readonly reflector: Reflector,
    @Inject(GatewayConfig) private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const limit = this.reflector.get<RateLimit | undefined>(LIMIT, handler);
    if (!limit || this.config.RATE_LIMITS === 'off') return true;
    const address = context.switchToHttp().getRequest<Request>().ip ?? 'unknown';
    try {
      await this.limiter(handler, limit).consume(address);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError(
        'RATE_LIMITED',
        `Too many tries from your address. Try again in ${retryAfter} seconds.`,
        { retryAfter },
      );
    }
  }

  private limiter(handler: unknown, limit: RateLimit): RateLimiterMemory {
    let limiter = this.limiters.get(handler);
    if (!limiter) {
      limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
      this.limiters.set(handler, limiter);
    }
    return limiter;
  }
}
