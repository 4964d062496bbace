import { createLogger } from '@casewright/platform';
import type { Logger } from 'typeorm';

/**
 * TypeORM's messages as log lines of the service. Never a query's parameters: they hold what users
 * wrote. A failing query is not logged here, as its error reaches whoever asked.
 */
export class DataSourceLogger implements Logger {
  private readonly logger;

  constructor(applicationName: string) {
    this.logger = createLogger(`${applicationName}:database`);
  }

  logQuerySlow(ms: number, query: string): void {
    this.logger.warn({ ms, query }, 'A query was slow.');
  }

  logMigration(message: string): void {
    this.logger.info(message);
  }

  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    this.logger[level === 'warn' ? 'warn' : 'debug'](String(message));
  }

  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
}
