import { AppError, type HttpDef } from '@casewright/contracts';
import { json, type Request, type RequestHandler, urlencoded } from 'express';
import { sendError } from '../errors/app-error.filter.js';
import { ROUTES } from '../routes/catalog.js';
import { assertReadable, bodyError } from './readable-body.js';

/** No larger than a message on the bus, because each body becomes one. */
const BODY_LIMIT = '240kb';
/** Most pairs of name and value in a form body. */
const MOST_PAIRS = 20;

/**
 * Paths whose bodies `LongTextInterceptor` or the handler reads once the session is known, so that
 * an anonymous visitor cannot make the gateway hold megabytes.
 */
const READ_LATER = pathsWhere(({ longText, streamed }) => longText !== undefined || streamed);
const FORMS = pathsWhere(({ form }) => form);
const PAIRS = pathsWhere(({ urlencoded }) => urlencoded);
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Reads the bodies of all other routes before any other check. A body of another content type is
 * refused on every route; left unread, it would be reported as missing.
 */
export function jsonBodies(): RequestHandler {
  const read = json({ limit: BODY_LIMIT, verify: assertReadable });
  const readPairs = urlencoded({ limit: BODY_LIMIT, extended: false, parameterLimit: MOST_PAIRS });
  return (request, response, next) => {
    if (isOfOtherKind(request)) {
      // Browsers do not read a response until they have sent the whole body, so drain it.
      request.resume();
      sendError(response, new AppError('UNSUPPORTED_MEDIA_TYPE', sentenceFor(request)));
      return;
    }
    if (READ_LATER.has(request.path)) return next();
    const reader = PAIRS.has(request.path) ? readPairs : read;
    reader(request, response, (fault?: unknown) => next(fault && bodyError(fault)));
  };
}

function isOfOtherKind(request: Request): boolean {
  if (BODILESS.has(request.method) || !hasBody(request)) return false;
  if (PAIRS.has(request.path)) return !request.is('application/x-www-form-urlencoded');
  const kinds = FORMS.has(request.path) ? ['json', 'multipart/form-data'] : ['json'];
  return !request.is(kinds);
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function sentenceFor({ path }: Request): string {
  if (PAIRS.has(path)) return 'Send the body as application/x-www-form-urlencoded.';
  const form = FORMS.has(path) ? ', or as a form (multipart/form-data)' : '';
  return `Send the body as JSON, with the header Content-Type: application/json${form}.`;
}

function pathsWhere(holds: (def: HttpDef) => boolean | undefined): ReadonlySet<string> {
  return new Set(ROUTES.filter(({ def }) => holds(def)).map(({ path }) => path));
}
