import { readLiveness, readReadiness } from '@casewright/contracts';
import { currentContext, type Logger } from '@casewright/platform';
import { counter, gauge, secondsSince, timer } from '@casewright/platform/metrics';
import { beginTrace, type Span, within } from '@casewright/platform/tracing';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { routeAt } from './routes/route-at.js';

/** nginx's status for a client that disconnected before the response. */
const CLIENT_GONE = 499;
/** Routes that monitoring asks every few seconds. */
const PROBES: readonly string[] = [readLiveness, readReadiness].map(
  ({ http }) => `/api${http.path}`,
);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const LABELS: ('method' | 'route')[] = ['method', 'route'];
const answered = counter('http_requests_total', 'Finished requests', [...LABELS, 'status']);
const taken = timer(
  'http_request_duration_seconds',
  'Until the end of the answer; streams excluded',
  LABELS,
);
const underWay = gauge('http_requests_in_flight', 'Requests in progress, streams included', []);

/** Logs and counts each request once it is over, by its route, never by its path. */
export function observeRequests(logger: Logger): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    // Captured now, because the session guard fills in the caller of this context.
    const context = currentContext();
    const began = performance.now();
    const span = traceOf(request);
    underWay.inc();
    response.once('close', () => {
      underWay.dec();
      const route = routeOf(request);
      measure(request, response, route, secondsSince(began));
      endTrace(span, request, response, route);
      const line = {
        correlationId: context.correlationId,
        traceId: span?.traceId,
        userId: context.principal?.userId,
        method: request.method,
        route,
        status: statusOf(response),
        durationMs: Math.round(performance.now() - began),
      };
      logger[PROBES.includes(route) ? 'debug' : 'info'](line, 'Request.');
    });
    within(span, next);
  };
}

/** Starts the trace of an API request, or continues the sender's; files and probes have none. */
function traceOf(request: Request): Span | undefined {
  const { originalUrl } = request;
  if (!originalUrl.startsWith('/api/') || PROBES.includes(originalUrl)) return undefined;
  const method = methodOf(request);
  return beginTrace(
    { name: method, kind: 'server', attributes: { 'http.request.method': method } },
    request.get('traceparent'),
  );
}

function endTrace(
  span: Span | undefined,
  request: Request,
  response: Response,
  route: string,
): void {
  const status = statusOf(response);
  span?.rename(`${methodOf(request)} ${route}`);
  span?.set({ 'http.route': route, 'http.response.status_code': status });
  span?.end(status >= 500 ? String(status) : undefined);
}

const methodOf = ({ method }: Request): string => (METHODS.includes(method) ? method : 'other');

function measure(request: Request, response: Response, route: string, seconds: number): void {
  const method = methodOf(request);
  answered.inc({ method, route, status: statusOf(response) });
  const isStream = String(response.getHeader('content-type')).startsWith('text/event-stream');
  if (!isStream) taken.observe({ method, route }, seconds);
}

function statusOf({ headersSent, statusCode }: Response): number {
  return headersSent ? statusCode : CLIENT_GONE;
}

/** One of a small set of labels: the route's pattern, or a word for paths that match none. */
function routeOf({ route, method, originalUrl }: Request): string {
  const found: unknown = route?.path;
  if (typeof found === 'string' && found.startsWith('/api')) return found;
  const [path = ''] = originalUrl.split('?', 1);
  if (!/^\/api(?:\/|$)/i.test(path)) return 'web';
  // Middleware before the router may have refused it.
  const refused = routeAt(method, path.slice('/api'.length));
  return refused ? `/api${refused.path}` : 'unknown';
}
