import { AppError } from '@casewright/contracts';
import { json, type Request, type RequestHandler } from 'express';
import { sendError } from '../errors/app-error.filter.js';

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

/** The one that takes a form too. */
const FORM_ROUTE = '/insights/analyze';
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Reads the bodies of all other routes, before anything else is asked. A body of another kind is
 * refused on every route: unread, it would be told to be missing.
 */
export function jsonBodies(): RequestHandler {
  const read = json({ limit: BODY_LIMIT });
  return (request, response, next) => {
    if (isOfOtherKind(request)) {
      // What is refused is read to its end all the same: a browser hears no answer before.
      request.resume();
      sendError(response, new AppError('UNSUPPORTED_MEDIA_TYPE', sentenceFor(request)));
      return;
    }
    if (LONG_TEXT_ROUTES.has(request.path)) next();
    else read(request, response, next);
  };
}

function isOfOtherKind(request: Request): boolean {
  if (BODILESS.has(request.method) || !hasBody(request)) return false;
  const kinds = request.path === FORM_ROUTE ? ['json', 'multipart/form-data'] : ['json'];
  return !request.is(kinds);
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function sentenceFor({ path }: Request): string {
  const form = path === FORM_ROUTE ? ', or as a form (multipart/form-data)' : '';
  return `Send the body as JSON, with the header Content-Type: application/json${form}.`;
}
