import {
  AppError,
  type ErrorCode,
  type ErrorEnvelope,
  ErrorEnvelopeSchema,
  type FieldIssue,
} from '@casewright/contracts';
import { HttpException } from '@nestjs/common';
import { RpcException } from '@nestjs/microservices';

/** Nest's guards, pipes and handlers speak in HTTP statuses; these have a meaning of ours. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'VALIDATION_FAILED',
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'VALIDATION_FAILED',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** What Nest throws when a guard of a message handler answers `false`. */
const GUARD_REFUSAL = 'Forbidden resource';

/**
 * Converts any thrown value into an error that may be sent; anything not known to be safe becomes
 * INTERNAL.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HttpException) return fromHttp(thrown);
  if (thrown instanceof RpcException && thrown.getError() === GUARD_REFUSAL) {
    return new AppError('FORBIDDEN', 'You are not allowed to do this.', { cause: thrown });
  }
  return AppError.from(thrown);
}

/** A received envelope as an error; one that cannot be read is INTERNAL. */
export function readError(value: unknown): AppError {
  const envelope = ErrorEnvelopeSchema.safeParse(value);
  return envelope.success
    ? AppError.fromEnvelope(envelope.data as ErrorEnvelope)
    : AppError.from(envelope.error);
}

function fromHttp(thrown: HttpException): AppError {
  const code = CODE_OF_STATUS[thrown.getStatus()];
  if (!code) return AppError.from(thrown);
  const messages = messagesOf(thrown);
  const details: FieldIssue[] = messages.map((message) => ({ path: '', message }));
  return new AppError(code, messages[0] ?? thrown.message, {
    ...(messages.length > 1 ? { details } : {}),
    cause: thrown,
  });
}

function messagesOf(thrown: HttpException): string[] {
  const response = thrown.getResponse();
  const message =
    typeof response === 'string' ? response : (response as { message?: unknown }).message;
  return (Array.isArray(message) ? message : [message]).filter((text) => typeof text === 'string');
}
