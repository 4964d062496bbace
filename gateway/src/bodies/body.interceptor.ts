import { setImmediate } from 'node:timers/promises';
import { AppError, CITATION_TEXT_BYTES, type HttpDef } from '@casewright/contracts';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { json, type Request, type RequestHandler, type Response, urlencoded } from 'express';
import type { Observable } from 'rxjs';
import { withoutPlace } from '../admission/admission.js';
import { servedRoute } from '../routes/serves.decorator.js';
import { inTime } from './in-time.js';
import { textTooLong } from './long-text.js';
import { assertReadable, bodyError } from './readable-body.js';

/** No larger than a message on the bus, because each body becomes one. */
const BODY_LIMIT = '240kb';
/**
 * JSON escapes a line break as two bytes and can escape a letter as six; most texts stay far below.
 */
const LONG_TEXT_LIMIT = 3 * CITATION_TEXT_BYTES;
/** Most pairs of name and value in a form body. */
const MOST_PAIRS = 20;
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Reads the body of every route that does not read its own. Interceptors run after guards, so an
 * anonymous visitor cannot make the gateway wait for bytes or hold them where a session is needed, and
 * before pipes, which validate the body.
 */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  private readonly short = json({ limit: BODY_LIMIT, verify: assertReadable });
  private readonly long = json({ limit: LONG_TEXT_LIMIT, verify: assertReadable });
  private readonly pairs = urlencoded({
    limit: BODY_LIMIT,
    extended: false,
    parameterLimit: MOST_PAIRS,
  });

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const def = servedRoute(context.getHandler())?.def;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!def || BODILESS.has(request.method) || !hasBody(request)) return next.handle();
    // Left unread, a body of another content type would be reported as missing.
    assertKind(request, def);
    if (!def.streamed) await this.receive(request, http.getResponse<Response>(), def);
    // Parsing and validating a large body each block the event loop, so let others run in between.
    if (def.large) await setImmediate();
    return next.handle();
  }

  private receive(request: Request, response: Response, def: HttpDef): Promise<void> {
    const isLong = def.large === true;
    const reader = isLong ? this.long : def.urlencoded ? this.pairs : this.short;
    const read = (): Promise<void> => {
      const reading = readBy(reader, request, response, isLong);
      return isLong ? reading : inTime(reading, response);
    };
    return request.complete ? read() : withoutPlace(request, read);
  }
}

function readBy(
  reader: RequestHandler,
  request: Request,
  response: Response,
  isLong: boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    reader(request, response, (fault?: unknown) => {
      if (fault === undefined) return resolve();
      const isTooLarge = (fault as { type?: string }).type === 'entity.too.large';
      reject(isTooLarge && isLong ? textTooLong() : bodyError(fault));
    });
  });
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** @throws AppError UNSUPPORTED_MEDIA_TYPE */
function assertKind(request: Request, { urlencoded, form }: HttpDef): void {
  const forms = form ? ['multipart/form-data'] : [];
  const kinds = urlencoded ? ['application/x-www-form-urlencoded'] : ['json', ...forms];
  if (!request.is(kinds)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', sentence(urlencoded, form));
}

function sentence(urlencoded = false, form = false): string {
  if (urlencoded) return 'Send the body as application/x-www-form-urlencoded.';
  const orForm = form ? ', or as a form (multipart/form-data)' : '';
  return `Send the body as JSON, with the header Content-Type: application/json${orForm}.`;
}
