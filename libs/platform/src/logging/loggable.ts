import { describeError, isError } from './describe-error.js';

/** Fields that may hold a secret or a client's words, wherever they are in what is logged. */
const WITHHELD = new Set(
  [
    'password',
    'token',
    'authorization',
    'cookie',
    'apikey',
    'secret',
    'body',
    'content',
    'data',
    'text',
    'input',
    'headers',
    'params',
    'query',
    'sql',
    'parameters',
    'values',
    'detail',
    'hint',
    'where',
    'driverError',
  ].map((name) => name.toLowerCase()),
);
const DEEPEST = 6;

/** Anything as a log line may have it: errors described, confidential fields named without their value. */
export function loggable(value: unknown, depth = 0): unknown {
  if (isError(value)) return describeError(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => loggable(item, depth + 1));
  if (ArrayBuffer.isView(value)) return '[bytes]';
  if (typeof (value as { toJSON?: unknown }).toJSON === 'function') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      WITHHELD.has(key.toLowerCase()) ? [key, '[withheld]'] : [key, loggable(inner, depth + 1)],
    ),
  );
}
