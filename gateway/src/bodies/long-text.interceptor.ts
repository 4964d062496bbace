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
import { servedRoute } from '../routes/serves.decorator.js';
import { assertReadable, bodyError } from './readable-body.js';

/**
 * JSON escapes a line break as two bytes and can escape a letter as six; most texts stay far below.
 */
const BODY_LIMIT = 3 * CITATION_TEXT_BYTES;

/**
 * Reads the body of a route that takes a long text. Interceptors run after guards, so the session
 * is known, and before pipes, which validate the body.
 */
@Injectable()
export class LongTextInterceptor implements NestInterceptor {
  private readonly read = json({ limit: BODY_LIMIT, verify: assertReadable });

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (servedRoute(context.getHandler())?.def.longText === undefined) return next.handle();
    const http = context.switchToHttp();
    await this.readBody(http.getRequest<Request>(), http.getResponse<Response>());
    // Parsing and validating a large body each block the event loop, so let others run in between.
    await setImmediate();
    return next.handle();
  }

  private readBody(request: Request, response: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      this.read(request, response, (fault?: unknown) => {
        if (fault === undefined) return resolve();
        const { type } = fault as { type?: string };
        reject(type === 'entity.too.large' ? textTooLong() : bodyError(fault));
      });
    });
  }
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
