import { types } from 'node:util';
import { describePostgresError } from './postgres-error.js';
import { safeMessage } from './safe-message.js';

/**
 * What a log line says about an error: names that code, schema, or configuration gave, and never
 * what a user sent. It is JSON, so that it can leave a thread or a process.
 */
export interface LoggedError {
  type: string;
  message: string;
  /** Node's code, or a code of ours. */
  code?: string | number;
  /** PostgreSQL's, with `schema`, `table`, `column`, `constraint` … in `about`. */
  sqlState?: string;
  about?: Record<string, string>;
  /** What a schema did not allow; not where, as a user's own key may be part of a path. */
  issues?: string[];
  status?: number;
  syscall?: string;
  /** Frames only. */
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

const DEEPEST = 5;
const MOST = 5;
const IDENTIFIER = /^[A-Za-z_$][\w$.-]{0,63}$/;

/** An error of a thread or process that cannot send its own; only a log line has a use for it. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    where: string,
    readonly described: LoggedError,
  ) {
    super(`${where} failed.`);
  }
}

export function describeError(thrown: unknown, depth = 0): LoggedError {
  if (!isError(thrown)) {
    return { type: typeof thrown, message: 'Something other than an error was thrown.' };
  }
  // TypeORM copies what the driver says onto an error of its own, alongside the query.
  const driver = (thrown as { driverError?: unknown }).driverError;
  const source = isError(driver) ? driver : thrown;
  const cause = thrown instanceof RemoteError ? undefined : causeOf(thrown, depth);
  const stack = framesOf(thrown.stack ?? '');
  return {
    type: typeOf(thrown),
    ...described(source),
    ...(stack ? { stack } : {}),
    ...(thrown instanceof RemoteError ? { cause: thrown.described } : {}),
    ...(cause ? { cause } : {}),
    ...errorsOf(thrown, depth),
  };
}

export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}

/** The frames of a stack, whatever comes before or between them. */
export function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => line.length < 500 && FRAME.test(line))
    .slice(0, 20)
    .join('\n');
}

/** `    at Class.method [as other] (file:///dist/x.js:1:2)`, and nothing that only begins like it. */
const FRAME =
  /^\s+at (?:async )?(?:new )?(?:[\w.$<>#]+ (?:\[as [\w.$<>]+\] )?\()?(?:file:\/\/|node:|\/)[\w./@+~-]+:\d+:\d+\)?$/;

type Described = Omit<LoggedError, 'type' | 'stack' | 'cause' | 'errors'>;

function described(error: Error): Described {
  const postgres = describePostgresError(error);
  if (postgres) {
    const { sqlState, message, fields } = postgres;
    return { message, sqlState, about: fields };
  }
  const { issues, status, code, syscall } = error as unknown as Record<string, unknown>;
  if (Array.isArray(issues))
    return { message: 'Data did not match its schema.', ...toldOf(issues) };
  return {
    message: safeMessage(error),
    ...(isName(code) || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(isName(syscall) ? { syscall } : {}),
  };
}

/** The kinds of zod's issues. */
function toldOf(issues: unknown[]): Pick<LoggedError, 'issues'> {
  const codes = issues.map((issue) => (issue as { code?: unknown } | null)?.code);
  return { issues: codes.filter(isName).slice(0, MOST) };
}

function causeOf(error: Error, depth: number): LoggedError | undefined {
  const { cause } = error;
  return isError(cause) && depth < DEEPEST ? describeError(cause, depth + 1) : undefined;
}

function errorsOf(error: Error, depth: number): Pick<LoggedError, 'errors'> {
  const { errors } = error as { errors?: unknown };
  if (!Array.isArray(errors) || depth >= DEEPEST) return {};
  return { errors: errors.slice(0, MOST).map((inner) => describeError(inner, depth + 1)) };
}

/** A class says more than the name that it inherited. */
function typeOf(error: Error): string {
  const named = [error.constructor?.name, error.name].find(
    (name) => isName(name) && name !== 'Error',
  );
  return named ?? 'Error';
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && IDENTIFIER.test(value);
}
