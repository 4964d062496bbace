import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/**
 * What TypeORM says about a transaction whose connection was lost between two of its statements.
 */
const LOST_BETWEEN = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

/**
 * Whether PostgreSQL was refused, unreachable, full, still starting or shutting down. A statement
 * that fails for its own reasons, a failing migration among them, is none of these. Codes: Node's,
 * and PostgreSQL's classes 08 (connection), 57P0 (operator intervention) and 53300 (too many
 * connections).
 */
export function isConnectionError(error: unknown): boolean {
  if (LOST_BETWEEN.some((lost) => error instanceof lost)) return true;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    /^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_|EPIPE|08|57P0|53300)/.test(code) ||
    /connection timeout|connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|client was closed/i.test(
      message,
    )
  );
}
