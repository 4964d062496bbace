import {
  AppError,
  type ErrorCode,
  type Route,
  SENDS,
  type ServiceName,
} from '@casewright/contracts';
import { clientNetwork } from '@casewright/platform';
import { gauge } from '@casewright/platform/metrics';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { sendError } from '../errors/app-error.filter.js';
import { serviceOf } from '../routes/catalog.js';
import { routeAt } from '../routes/route-at.js';
import { readToken } from '../sessions/session-cookie.js';
import { AdaptiveLimit } from './adaptive-limit.js';
import { AnswerTimes, LoopDelay } from './delays.js';
import { LOAD_CLASSES, type LoadClass } from './load-classes.js';

const ADJUST_EVERY_MS = 100;
/** A request that takes longer is waiting for a job or a model, which costs the gateway nothing. */
const COUNTED_MS = 2_000;
/** Codes of a 503 that say nothing of how much there is to do. */
const OTHER_REASONS: ReadonlySet<ErrorCode> = new Set(['STORAGE_FULL', 'UNAVAILABLE']);

type Service = ServiceName | 'several';

interface Gate {
  readonly cost: LoadClass;
  readonly service: Service;
  readonly limit: AdaptiveLimit;
  readonly own: AnswerTimes;
  /** Whether a service has refused a request as overloaded since the last adjustment. */
  isRefusedBehind: boolean;
}

const limits = gauge('admission_limit', 'Requests allowed in progress at once', [
  'cost',
  'service',
]);

/**
 * Refuses requests that there is no time for, before reading the body or looking up the session.
 * Each class of requests to each service has a limit that follows the measured delay.
 */
export class Admission {
  private readonly gates = new Map<string, Gate>();
  /** Times of light requests, by the service that answers them. */
  private readonly light = new Map<Service, AnswerTimes>();
  private readonly loop = new LoopDelay();
  private underWay = 0;
  private adjustedAt = 0;

  /** @param clock returns milliseconds */
  constructor(private readonly clock = () => performance.now()) {}

  handler(): RequestHandler {
    return (request: Request, response: Response, next: NextFunction) => {
      const route = routeAt(request.method, request.path);
      if (!route || route.cost === 'none') return next();
      const gate = this.gateOf(route, route.cost);
      const now = this.clock();
      this.adjust(now);
      const leave = gate.limit.enter(senderOf(request), now);
      if (!leave) return refuse(request, response, gate.cost);
      this.follow(response, gate, leave);
      next();
    };
  }

  private follow(response: Response, gate: Gate, leave: () => void): void {
    const now = this.clock();
    const answered = (gate.cost === 'light' ? this.lightOf(gate.service) : gate.own).begin(now);
    this.underWay += 1;
    this.loop.watch(() => this.underWay > 0);
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.underWay -= 1;
      leave();
      answered(this.clock());
    };
    const timer = gate.cost === 'heavy' ? setTimeout(end, COUNTED_MS).unref() : undefined;
    response.once('close', () => {
      if (isOverload(response)) gate.isRefusedBehind = true;
      end();
    });
  }

  private adjust(now: number): void {
    if (now - this.adjustedAt < ADJUST_EVERY_MS) return;
    this.adjustedAt = now;
    const loopMs = this.loop.typical();
    const lightMs = new Map<Service, number>();
    for (const [service, times] of this.light) lightMs.set(service, times.typical(now));
    for (const gate of this.gates.values()) {
      const { cost, service, limit, own } = gate;
      const targets = LOAD_CLASSES[cost];
      const excess = Math.max(
        loopMs / targets.loopMs,
        slowest(lightMs, service) / targets.lightMs,
        own.typical(now) / targets.ownMs,
        gate.isRefusedBehind ? 2 : 0,
      );
      limit.adjust(excess, gate.isRefusedBehind);
      gate.isRefusedBehind = false;
      limits.set({ cost, service }, limit.current);
    }
  }

  private gateOf(route: Route, cost: LoadClass): Gate {
    const service = serviceOf(route) ?? 'several';
    const key = `${cost} ${service}`;
    let gate = this.gates.get(key);
    if (!gate) {
      const limit = new AdaptiveLimit(LOAD_CLASSES[cost]);
      gate = { cost, service, limit, own: new AnswerTimes(), isRefusedBehind: false };
      this.gates.set(key, gate);
    }
    return gate;
  }

  private lightOf(service: Service): AnswerTimes {
    const known = this.light.get(service) ?? new AnswerTimes();
    this.light.set(service, known);
    return known;
  }
}

/** A full disk, or a service that is away, is not relieved by fewer requests. */
function isOverload({ statusCode, locals }: Response): boolean {
  return statusCode === 503 && !OTHER_REASONS.has(locals.errorCode);
}

/**
 * How long light requests take, in milliseconds, at the slowest service that a request to `service`
 * occupies: that service, or one that it calls.
 */
function slowest(lightMs: ReadonlyMap<Service, number>, service: Service): number {
  if (service === 'several') return Math.max(0, ...lightMs.values());
  const busy: ServiceName[] = [service, ...SENDS[service].calls];
  return Math.max(...busy.map((each) => lightMs.get(each) ?? 0));
}

/**
 * Requests without a session count by address. The session is not looked up: that would cost more
 * than refusing.
 */
function senderOf(request: Request): string {
  return readToken(request) ?? clientNetwork(request.ip ?? 'unknown');
}

function refuse(request: Request, response: Response, cost: LoadClass): void {
  const { retryAfter } = LOAD_CLASSES[cost];
  // Browsers do not read a response until they have sent the whole body, so drain it.
  request.resume();
  sendError(
    response,
    new AppError(
      'OVERLOADED',
      `The server is very busy and has not started this. Please try again in ${retryAfter} seconds.`,
      { retryAfter },
    ),
  );
}
