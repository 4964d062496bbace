import { AppError, type Route, type ServiceName } from '@casewright/contracts';
import { clientNetwork } from '@casewright/platform';
import type { Request, RequestHandler } from 'express';
import { sendError } from '../errors/app-error.filter.js';
import { serviceOf } from '../routes/catalog.js';
import { routeAt } from '../routes/route-at.js';
import { readToken } from '../sessions/session-cookie.js';
import { LOAD_CLASSES, type LoadClass } from './load-classes.js';
import { Places, type Sender } from './places.js';

/** A request that takes longer is waiting for a job or a model, which costs the gateway nothing. */
const COUNTED_MS = 2_000;

/** What the requests under way hold. */
const HELD = new WeakMap<Request, HeldPlace>();

/**
 * Refuses requests that there is no room for, before reading the body or looking up the session.
 * Each class of requests to each service has a fixed number of places.
 */
export class Admission {
  private readonly places = new Map<string, Places>();

  handler(): RequestHandler {
    return (request, response, next) => {
      const route = routeAt(request.method, request.path);
      if (!route || route.cost === 'none') return next();
      const { cost } = route;
      const place = new HeldPlace(this.placesFor(route, cost), senderOf(request), cost);
      if (!place.take()) return sendError(response, overloaded(cost));
      HELD.set(request, place);
      response.once('close', () => place.end());
      next();
    };
  }

  private placesFor(route: Route, cost: LoadClass): Places {
    const service: ServiceName | 'several' = serviceOf(route) ?? 'several';
    const key = `${cost} ${service}`;
    const places = this.places.get(key) ?? new Places(LOAD_CLASSES[cost].most);
    this.places.set(key, places);
    return places;
  }
}

/**
 * Waits for what only the sender can end, such as a body that has not arrived: meanwhile, the request
 * holds no place.
 * @throws AppError OVERLOADED if there is none afterwards
 */
export async function withoutPlace(request: Request, wait: () => Promise<void>): Promise<void> {
  const place = HELD.get(request);
  place?.giveBack();
  await wait();
  if (place && !place.take()) throw overloaded(place.cost);
}

class HeldPlace {
  private release: (() => void) | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    private readonly places: Places,
    private readonly sender: Sender,
    readonly cost: LoadClass,
  ) {}

  /** Whether there was one; one that is over needs none. */
  take(): boolean {
    if (this.isOver) return true;
    this.release = this.places.take(this.sender);
    if (!this.release) return false;
    if (this.cost === 'heavy') this.timer = setTimeout(() => this.giveBack(), COUNTED_MS).unref();
    return true;
  }

  giveBack(): void {
    clearTimeout(this.timer);
    this.release?.();
    this.release = null;
  }

  end(): void {
    this.isOver = true;
    this.giveBack();
  }
}

/** The session is not looked up: that would cost more than refusing. */
function senderOf(request: Request): Sender {
  return { network: clientNetwork(request.ip ?? 'unknown'), token: readToken(request) };
}

function overloaded(cost: LoadClass): AppError {
  const { retryAfter } = LOAD_CLASSES[cost];
  return new AppError(
    'OVERLOADED',
    `The server is very busy and has not started this. Please try again in ${retryAfter} seconds.`,
    { retryAfter },
  );
}
