import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '@casewright/contracts';

export const TOO_SLOW =
  'The request did not arrive in time. Check your connection, and send it again.';

/** Errors of Node's HTTP parser; any other means that the bytes are no request. */
const BY_CODE: Record<string, AppError> = {
  HPE_HEADER_OVERFLOW: new AppError(
    'HEADERS_TOO_LARGE',
    'The address or a header of the request is too long. Shorten the address, or clear the cookies of this site.',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new AppError('REQUEST_TIMEOUT', TOO_SLOW),
};
const UNREADABLE = new AppError('UNREADABLE_REQUEST', 'The request could not be read as HTTP.');

/** Answers malformed requests, which never reach the application, with the same envelope. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (fault: NodeJS.ErrnoException, socket: Duplex) => {
    // Do not answer a closed connection, or one whose response has begun.
    const isAnswered = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage;
    if (fault.code === 'ECONNRESET' || !socket.writable || isAnswered?.headersSent) {
      socket.destroy();
      return;
    }
    socket.end(answerTo(fault));
  });
}

function answerTo({ code = '' }: NodeJS.ErrnoException): string {
  const error = BY_CODE[code] ?? UNREADABLE;
  const correlationId = randomUUID();
  const body = JSON.stringify(error.toEnvelope(correlationId));
  return [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Correlation-Id: ${correlationId}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
