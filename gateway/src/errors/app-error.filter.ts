import { AppError, ERROR_CODES, type ErrorCode } from '@casewright/contracts';
import { currentContext, type Logger } from '@casewright/platform';
import { counter } from '@casewright/platform/metrics';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Response } from 'express';
import type { RecentErrors } from './recent-errors.js';

/** Errors thrown by Express's parsers and Nest's router, mapped to our own. */
const BY_STATUS: Record<number, { code: ErrorCode; message: string }> = {
  400: { code: 'UNREADABLE_BODY', message: 'The request could not be read. Send valid JSON.' },
  403: { code: 'FORBIDDEN', message: 'You may not do this.' },
  404: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'This address does not accept that method.' },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as JSON in UTF-8.' },
};

/** Default `Retry-After` by status, in seconds. */
const RETRY_AFTER: Record<number, number> = { 429: 30, 503: 5, 504: 5 };

const BAD_ADDRESS = 'The address has a character that cannot be read. Check the part with “%”.';

/** Sends every error in the same envelope; unexpected ones are logged, not shown. */
@Catch()
export class AppErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly recent?: RecentErrors,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    if (host.getType() !== 'http') throw thrown;
    const error = toAppError(thrown);
    this.recent?.add(error);
    if (error.isOurFault) this.logger.error({ err: thrown }, 'Unexpected error.');
    sendError(host.switchToHttp().getResponse<Response>(), error);
  }
}

const refused = counter('http_errors_total', 'Errors returned, by code', ['code']);
// Start each counter at 0, so that the first occurrence shows as an increase.
for (const code of ERROR_CODES) refused.inc({ code }, 0);

export function sendError(response: Response, error: AppError): void {
  refused.inc({ code: error.code });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // For whoever looks at the response once it is sent.
  response.locals.errorCode = error.code;
  const retryAfter = error.retryAfter ?? RETRY_AFTER[error.status];
  if (retryAfter !== undefined) response.setHeader('Retry-After', Math.ceil(retryAfter));
  response.setHeader('Cache-Control', 'no-store');
  const envelope = error.toEnvelope(currentContext().correlationId);
  response.status(error.status).json({ ...envelope, ...(retryAfter ? { retryAfter } : {}) });
}

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isUndecodable(thrown)) return new AppError('VALIDATION_FAILED', BAD_ADDRESS);
  const known = BY_STATUS[statusOf(thrown) ?? 0];
  return known ? new AppError(known.code, known.message, { cause: thrown }) : AppError.from(thrown);
}

/** The router's error for an undecodable path; Nest keeps only its message. */
function isUndecodable(thrown: unknown): boolean {
  const { message = '' } = (thrown ?? {}) as { message?: string };
  return thrown instanceof URIError || message.startsWith('Failed to decode param');
}

/**
 * Reads the status of Nest's exceptions, and of body-parser's, which carry `status` and `expose`.
 */
function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (thrown instanceof Error && 'expose' in thrown && 'status' in thrown) {
    return Number(thrown.status);
  }
  return undefined;
}
