import type { LoggerService } from '@nestjs/common';
import { type Logger as Pino, pino } from 'pino';
import { currentContext } from '../context/request-context.js';

export type Logger = Pino;

/** Fields that may hold a secret or a client's words never reach a log line. */
const REDACTED = [
  'password',
  'token',
  'authorization',
  'cookie',
  'apiKey',
  '*.password',
  '*.token',
];

/** JSON lines on stdout, each with the correlation id of the request it belongs to. */
export function createLogger(name: string, level = process.env.LOG_LEVEL ?? 'info'): Logger {
  return pino({
    name,
    level,
    base: { name },
    redact: { paths: REDACTED, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ correlationId: currentContext().correlationId }),
  });
}

/** Nest's own messages through the same logger; its start-up chatter is debug output. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
  fatal(message: unknown, context?: string): void {
    this.logger.fatal({ context }, String(message));
  }
}
