import type { ErrorCode, FieldIssue } from '@casewright/contracts';

interface EnvelopeFields {
  code?: ErrorCode;
  message?: string;
  details?: FieldIssue[];
  correlationId?: string;
  retryAfter?: number;
}

/**
 * An answer that was not OK. `message` is exactly `<status>: <body text, or status text if the
 * body is empty>`; the other fields come from the JSON envelope where there is one.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly serverMessage: string | undefined;
  readonly code: ErrorCode | undefined;
  readonly details: readonly FieldIssue[];
  readonly correlationId: string | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly status: number,
    /** The body as it arrived; empty when there was none. */
    readonly bodyText: string,
    statusText: string,
    retryAfterHeader: string | null = null,
  ) {
    super(`${status}: ${bodyText || statusText}`);
    const envelope = parseEnvelope(bodyText);
    this.serverMessage = envelope.message;
    this.code = envelope.code;
    this.details = envelope.details ?? [];
    this.correlationId = envelope.correlationId;
    this.retryAfter = envelope.retryAfter ?? parseSeconds(retryAfterHeader);
  }

  static async from(response: Response): Promise<ApiError> {
    const bodyText = await response.text().catch(() => '');
    const retryAfter = response.headers.get('retry-after');
    return new ApiError(response.status, bodyText, response.statusText, retryAfter);
  }
}

/** The request never got an answer: no network, or the server is not running. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(cause: unknown) {
    super('The server cannot be reached. Check the connection and try again.', { cause });
  }
}

/** The browser made or gave no passkey; the message tells its user why. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

/** Canceled, or left while the work continues: nothing to report. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The specification's words for a failure that it has no words of its own for. */
export const GENERIC_FAILURE = 'There was a problem with your request. Please try again.';

/** The sentence the server sent with its error, or that of a passkey; else `fallback`. */
export function serverMessageOr(error: unknown, fallback = GENERIC_FAILURE): string {
  if (error instanceof PasskeyError) return error.message;
  return (error instanceof ApiError && error.serverMessage) || fallback;
}

/** Why a request failed, in a sentence for its user. */
export function reasonOf(error: Error, otherwise: string): string {
  return error instanceof NetworkError ? error.message : serverMessageOr(error, otherwise);
}

function parseEnvelope(bodyText: string): EnvelopeFields {
  let body: unknown;
  try {
    body = JSON.parse(bodyText);
  } catch {
    return {};
  }
  if (typeof body !== 'object' || body === null) return {};
  const { code, message, details, correlationId, retryAfter } = body as Record<string, unknown>;
  return {
    ...(typeof code === 'string' ? { code: code as ErrorCode } : {}),
    ...(typeof message === 'string' && message ? { message } : {}),
    ...(Array.isArray(details) ? { details: details.filter(isFieldIssue) } : {}),
    ...(typeof correlationId === 'string' ? { correlationId } : {}),
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
  };
}

function isFieldIssue(value: unknown): value is FieldIssue {
  if (typeof value !== 'object' || value === null) return false;
  const { path, message } = value as Record<string, unknown>;
  return typeof path === 'string' && typeof message === 'string';
}

function parseSeconds(header: string | null): number | undefined {
  const seconds = header === null ? Number.NaN : Number(header);
  return Number.isFinite(seconds) ? seconds : undefined;
}
