import { json, type RequestHandler } from 'express';

/** A message on the bus may not be larger, so neither may a body that becomes one. */
const BODY_LIMIT = '240kb';

/**
 * Routes (below `/api`) that take a long text. Their bodies are read by `LongTextInterceptor`, or
 * passed on as they come by `ExportFiles`: only once the session is known, so that a visitor cannot
 * make the gateway hold megabytes.
 */
const LONG_TEXT_ROUTES: ReadonlySet<string> = new Set([
  '/citations/check',
  '/export',
  '/citations/authorities',
  '/insights/analyze',
  '/templates/drafts',
  '/writing/analyze',
]);

/** Reads the bodies of all other routes, before anything else is asked. */
export function jsonBodies(): RequestHandler {
  const read = json({ limit: BODY_LIMIT });
  return (request, response, next) =>
    LONG_TEXT_ROUTES.has(request.path) ? next() : read(request, response, next);
}
