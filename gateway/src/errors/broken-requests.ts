import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError } from '@casewright/contracts';

/** What Node's parser of HTTP reports; anything else is a request that is none. */
const BY_CODE: Record<string, AppError> = {
  HPE_HEADER_OVERFLOW: new AppError(
    'HEADERS_TOO_LARGE',
    'The address or a header of the request is too long. Shorten the address, or clear the cookies of this site.',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: new AppError('REQUEST_TIMEOUT', 'The request did not arrive in time.'),
};
const UNREADABLE = new AppError('UNREADABLE_REQUEST', 'The request could not be read as HTTP.');

/** Answers what is no request at all, and so never reaches the application, with an envelope too. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (fault: NodeJS.ErrnoException, socket: Duplex) => {
    // A connection that was cut, or that has an answer under way, gets no other one.
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
