/**
 * Whether PostgreSQL was refused, unreachable, still starting or shutting down. A statement that
 * fails for its own reasons, a failing migration among them, is none of these. Codes: Node's, and
 * PostgreSQL's classes 08 (connection) and 57P0 (operator intervention).
 */
export function isConnectionError(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    /^(ECONN|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|08|57P0)/.test(code) ||
    /connection timeout|connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i.test(
      message,
    )
  );
}
