/**
 * Every error code that may leave a service, with its HTTP status. The table is exhaustive: a
 * code that is not here cannot be thrown (type) and cannot cross the bus (parsed on arrival).
 */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  UNREADABLE_BODY: 400,
  UNREADABLE_REQUEST: 400,
  MFA_CODE_WRONG: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  AI_KEY_INVALID: 502,
  FORBIDDEN: 403,
  CROSS_SITE_REFUSED: 403,
  SIGNUP_CLOSED: 403,
  MAILBOX_UNPROVEN: 403,
  MFA_REQUIRED: 403,
  ACCOUNT_DISABLED: 403,
  SIGN_ON_REFUSED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  MFA_CHALLENGE_ENDED: 409,
  QUOTA_REACHED: 409,
  CANCELLED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNKNOWN_HOST: 421,
  UNREADABLE_DOCUMENT: 422,
  TEXT_TOO_COSTLY: 422,
  RATE_LIMITED: 429,
  BUDGET_USED_UP: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNKNOWN_PATTERN: 500,
  UNTRUSTED_MESSAGE: 500,
  BAD_RESPONSE: 500,
  WORKER_LOST: 500,
  UNAVAILABLE: 503,
  OVERLOADED: 503,
  STORAGE_FULL: 503,
  OUT_OF_MEMORY: 503,
  DEADLINE_EXCEEDED: 504,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** Statuses that only mean the request came at a bad time. */
const PASSING_STATUS: readonly number[] = [429, 503, 504];

/** Errors after which the same request may succeed unchanged. */
export const PASSING_ERRORS: readonly ErrorCode[] = ERROR_CODES.filter(
  (code) => PASSING_STATUS.includes(ERROR_STATUS[code]) || code === 'WORKER_LOST',
);
