import { readLiveness, readReadiness } from '@casewright/contracts';
import { currentContext, type Logger } from '@casewright/platform';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ROUTES } from './routes/catalog.js';

/** What nginx calls a request whose sender did not wait for an answer. */
const CLIENT_GONE = 499;
/** Asked every few seconds by whoever watches us. */
const PROBES: readonly string[] = [readLiveness, readReadiness].map(
  ({ http }) => `/api${http.path}`,
);

/** One line of the log for each request, once it is over. It has the route, never the address. */
export function observeRequests(logger: Logger): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    // Whoever signs in does so in this very context.
    const context = currentContext();
    const began = performance.now();
    response.once('close', () => {
      const route = routeOf(request);
      const line = {
        correlationId: context.correlationId,
        userId: context.principal?.userId,
        method: request.method,
        route,
        status: response.headersSent ? response.statusCode : CLIENT_GONE,
        durationMs: Math.round(performance.now() - began),
      };
      logger[PROBES.includes(route) ? 'debug' : 'info'](line, 'Request.');
    });
    next();
  };
}

/** One of a known few, whatever was asked for: the pattern of a route, or what the address is not. */
function routeOf({ route, method, originalUrl }: Request): string {
  const found: unknown = route?.path;
  if (typeof found === 'string' && found.startsWith('/api')) return found;
  const [path = ''] = originalUrl.split('?', 1);
  if (!/^\/api(?:\/|$)/i.test(path)) return 'web';
  return refusedRoute(method, path) ?? 'unknown';
}

/** Those with fewer parameters come first, as at the router. */
const PATTERNS = ROUTES.map(({ method, path }) => ({
  method,
  parts: path.split('/').slice(1),
})).sort((one, other) => parametersOf(one.parts) - parametersOf(other.parts));

/** Where something before the router has refused a request. */
function refusedRoute(method: string, path: string): string | undefined {
  const asked = path.split('/').slice(2);
  const found = PATTERNS.find((route) => route.method === method && matches(route.parts, asked));
  return found && `/api/${found.parts.join('/')}`;
}

function parametersOf(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith(':')).length;
}

function matches(pattern: readonly string[], asked: readonly string[]): boolean {
  return (
    pattern.length === asked.length &&
    pattern.every((part, at) => part.startsWith(':') || part === asked[at])
  );
}
