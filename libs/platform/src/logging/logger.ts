import type { LoggerService } from '@nestjs/common';
import { type LogFn, type Logger as Pino, pino } from 'pino';
import { currentContext } from '../context/request-context.js';
import { framesOf, isError } from './describe-error.js';
import { loggable } from './loggable.js';

export type Logger = Pino;

/** JSON lines on stdout, each with the correlation id of the request it belongs to, none with content. */
export function createLogger(name: string, level = process.env.LOG_LEVEL ?? 'info'): Logger {
  return pino({
    name,
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ correlationId: currentContext().correlationId }),
    hooks: {
      logMethod(args, method) {
        method.apply(this, withoutContent(args));
      },
    },
    // Errors are described before: pino would look for more in them.
    serializers: { err: (err: unknown) => err },
  });
}

/** An error that is logged on its own says no more than one that is logged under a name. */
function withoutContent([first, ...rest]: Parameters<LogFn>): Parameters<LogFn> {
  const told = isError(first) ? { err: loggable(first) } : loggable(first);
  return [told, ...rest.map((value) => loggable(value))] as Parameters<LogFn>;
}

/**
 * Nest's own messages through the same logger; its start-up chatter is debug output. A message is
 * followed by an error or its stack, in any order, and by the name of who speaks.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...more: unknown[]): void {
    this.write('debug', message, more);
  }
  warn(message: unknown, ...more: unknown[]): void {
    this.write('warn', message, more);
  }
  error(message: unknown, ...more: unknown[]): void {
    this.write('error', message, more);
  }
  debug(message: unknown, ...more: unknown[]): void {
    this.write('debug', message, more);
  }
  verbose(message: unknown, ...more: unknown[]): void {
    this.write('trace', message, more);
  }
  fatal(message: unknown, ...more: unknown[]): void {
    this.write('fatal', message, more);
  }

  private write(
    level: 'trace' | 'debug' | 'warn' | 'error' | 'fatal',
    message: unknown,
    more: unknown[],
  ): void {
    const err = [message, ...more].find(isError);
    const texts = more.filter((part) => typeof part === 'string');
    const context = texts.at(-1);
    const sentence = typeof message === 'string' ? message : 'Nest reported a fault.';
    // A stack begins with the message of its error.
    const stack = texts.slice(0, -1).map(framesOf).find(Boolean);
    this.logger[level]({ context, ...(stack ? { stack } : {}), ...(err ? { err } : {}) }, sentence);
  }
}
