import { setImmediate } from 'node:timers/promises';
import { AppError, CITATION_TEXT_BYTES } from '@casewright/contracts';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { json, type Request, type Response } from 'express';
import type { Observable } from 'rxjs';
import { toAppError } from '../errors/app-error.filter.js';
import { servedRoute } from '../routes/serves.decorator.js';
import { hasFewValues, MOST_VALUES } from './few-values.js';

/** JSON writes a line end in two bytes and may write a letter in six; most texts stay far below. */
const BODY_LIMIT = 3 * CITATION_TEXT_BYTES;
const TOO_MANY_VALUES = 'too.many.values';

/**
 * Reads the body of a route that takes a long text. Interceptors run after the guards, so that the session is known,
 * and before the pipes, which validate the body.
 */
@Injectable()
export class LongTextInterceptor implements NestInterceptor {
  private readonly read = json({
    limit: BODY_LIMIT,
    verify: (_request, _response, body, encoding) => assertReadable(body, encoding),
  });

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (servedRoute(context.getHandler())?.def.longText === undefined) return next.handle();
    const http = context.switchToHttp();
    await this.readBody(http.getRequest<Request>(), http.getResponse<Response>());
    // To parse a large body and to validate it each hold the event loop, but not in one go.
    await setImmediate();
    return next.handle();
  }

  private readBody(request: Request, response: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      this.read(request, response, (fault?: unknown) => {
        if (fault === undefined) return resolve();
        const { type } = fault as { type?: string };
        if (type === TOO_MANY_VALUES) return reject(tooManyValues());
        const error = toAppError(fault);
        reject(error.code === 'PAYLOAD_TOO_LARGE' ? textTooLong() : error);
      });
    });
  }
}

/** The parser makes errors of its own of what is thrown here. */
function assertReadable(body: Buffer, encoding: string): void {
  // In another encoding, its values could not be told from its texts.
  if (encoding !== 'utf-8') throw Object.assign(new Error(), { status: 415 });
  if (!hasFewValues(body)) throw Object.assign(new Error(), { type: TOO_MANY_VALUES, status: 413 });
}

function tooManyValues(): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `This request has more than ${MOST_VALUES.toLocaleString('en-US')} values. Please send it in parts.`,
  );
}

/** @throws AppError PAYLOAD_TOO_LARGE for a text over `CITATION_TEXT_BYTES`. */
export function assertTextFits(text: string): void {
  if (Buffer.byteLength(text) > CITATION_TEXT_BYTES) throw textTooLong();
}

export function textTooLong(): AppError {
  const limit = CITATION_TEXT_BYTES / 1024 / 1024;
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `The text is larger than ${limit} MB. Please send it in parts.`,
  );
}
