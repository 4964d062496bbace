import { isStorageFault } from '@casewright/contracts';
import { createLogger } from '@casewright/platform';
import type { Logger } from 'typeorm';

/**
 * TypeORM's messages as log lines of the service. Never a query's parameters: they hold what users
 * wrote. A failing query is not logged here, as its error reaches whoever asked.
 */
export class DataSourceLogger implements Logger {
  private readonly logger;
  /** When a statement last found the disk full. */
  storageFaultAt: number | undefined;

  constructor(applicationName: string) {
    this.logger = createLogger(`${applicationName}:database`);
  }

  logQuerySlow(ms: number, query: string): void {
    this.logger.warn({ ms, statement: shapeOf(query) }, 'A query was slow.');
  }

  logMigration(message: string): void {
    // The reason of a failed migration is in its error, which is logged where it is handled.
    this.logger.info(message.replace(/, error: .*/s, '.'));
  }

  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    this.logger[level === 'warn' ? 'warn' : 'debug'](String(message));
  }

  logQuery(): void {}
  logSchemaBuild(): void {}

  /** TypeORM reports every failing statement here, whoever handles the error. */
  logQueryError(error: string | Error): void {
    if (isStorageFault(error)) this.storageFaultAt = Date.now();
  }
}

/** A statement's kind and tables: `SELECT cases, opinions`. Its text may contain values. */
export function shapeOf(query: string): string {
  const words = query.replace(/'(?:[^']|'')*'/g, "''");
  const [kind = ''] = words.trimStart().split(/\s/, 1);
  const tables = words.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+"?([a-z_]+"?(?:\."?[a-z_]+)?)/gi);
  const named = [...new Set([...tables].map(([, table = '']) => table.replaceAll('"', '')))];
  return [kind.toUpperCase(), named.join(', ')].join(' ').trim();
}
