import 'reflect-metadata';
import { EventEmitter } from 'node:events';
import { AppError, defineRoute, type RouteLimit, type RouteRule } from '@casewright/contracts';
import type { ExecutionContext } from '@nestjs/common';
import { GatewayConfig } from '../gateway-config.js';
import { Serves } from '../routes/serves.decorator.js';
import { AccountLimitGuard, AddressLimitGuard } from './rate-limit.guard.js';
import { RequestCounts } from './request-counts.js';

const limited = { tag: 'Model', summary: 'A route', response: null } as const;
const route = (name: string, rule: RouteRule, limit: RouteLimit) =>
  defineRoute({ ...limited, route: `GET /${name}`, rule, limit });
const limit = { requests: 3, seconds: 60 };

class Routes {
  @Serves(route('tool', 'read', limit))
  tool(): void {}

  @Serves(route('open', 'anyone', limit))
  open(): void {}

  @Serves(route('login', 'anyone', { ...limit, refusedOnly: true }))
  login(): void {}

  free(): void {}
}

const of = (settings: Partial<GatewayConfig>) => {
  const config = Object.assign(new GatewayConfig(), settings);
  const counts = new RequestCounts({ publish: async () => undefined });
  return {
    address: new AddressLimitGuard(config, counts),
    account: new AccountLimitGuard(config, counts),
  };
};

describe('limits of requests', () => {
  let guards: ReturnType<typeof of>;
  beforeEach(() => {
    guards = of({});
  });

  async function send(
    by: 'address' | 'account',
    route: keyof Routes,
    { ip = '192.0.2.1', userId = 0, status = 200 } = {},
  ): Promise<AppError | undefined> {
    const response = Object.assign(new EventEmitter(), { statusCode: status });
    const session = userId ? { principal: { userId } } : undefined;
    const context = {
      getHandler: () => Routes.prototype[route],
      getClass: () => Routes,
      switchToHttp: () => ({ getRequest: () => ({ ip, session }), getResponse: () => response }),
    } as unknown as ExecutionContext;
    const refusal = await guards[by].canActivate(context).catch((error: AppError) => error);
    response.emit('finish');
    return refusal instanceof AppError ? refusal : undefined;
  }
  const allowed = async (count: number, attempt: (n: number) => Promise<AppError | undefined>) => {
    let passed = 0;
    for (let n = 0; n < count; n += 1) if (!(await attempt(n))) passed += 1;
    return passed;
  };

  it('are those of an account, wherever it sends them from, and of no other', async () => {
    const ip = (n: number) => `192.0.2.${n}`;
    expect(await allowed(5, (n) => send('account', 'tool', { userId: 1, ip: ip(n) }))).toBe(3);
    expect(await allowed(5, () => send('account', 'tool', { userId: 2 }))).toBe(3);
    const refusal = await send('account', 'tool', { userId: 1 });
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    expect(refusal?.retryAfter).toBeGreaterThan(0);
    expect(refusal?.message).toMatch(
      /^You have sent many .+ Try again in (?:1 second|(?!1 )\d+ seconds)\.$/,
    );
  });

  it('are also those of an address, with room for the accounts behind it', async () => {
    expect(await allowed(70, () => send('address', 'tool'))).toBe(60);
    expect(await allowed(5, () => send('address', 'open'))).toBe(3);
    expect(await send('address', 'open', { ip: '192.0.2.2' })).toBeUndefined();
  });

  it.each([
    ['of one IPv6 network', (n: number) => `2001:db8:1:2::${n + 1}`, 3],
    ['of several IPv6 networks', (n: number) => `2001:db8:1:${n + 1}::1`, 5],
    [
      'of one IPv4 address, written as IPv6 too',
      (n: number) => `${n % 2 ? '' : '::ffff:'}192.0.2.9`,
      3,
    ],
  ])('count requests %s together, or apart', async (_, ip, passed) => {
    expect(await allowed(5, (n) => send('address', 'open', { ip: ip(n) }))).toBe(passed);
  });

  it('of log-ins are not used up by those who get in', async () => {
    expect(await allowed(10, () => send('address', 'login'))).toBe(10);
    expect(await allowed(10, () => send('address', 'login', { status: 401 }))).toBe(3);
  });

  it('are raised by a factor, and lifted', async () => {
    guards = of({ RATE_LIMIT_FACTOR: 2 });
    expect(await allowed(10, () => send('address', 'open'))).toBe(6);
    guards = of({ RATE_LIMITS: 'off' });
    expect(await allowed(10, () => send('address', 'open'))).toBe(10);
    expect(await allowed(10, () => send('account', 'tool', { userId: 1 }))).toBe(10);
  });

  it('are none where a route has none', async () => {
    expect(await allowed(10, () => send('address', 'free'))).toBe(10);
  });
});
