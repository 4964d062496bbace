import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppError } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import express, { json } from 'express';
import { sendError } from '../errors/app-error.filter.js';
import { inTime } from './in-time.js';

describe('a short body', () => {
  it('is cut off where it drips, with what to do, and its connection too', async () => {
    const app = express().use((request, response) => {
      const reading = new Promise<void>((done) => json()(request, response, () => done()));
      inTime(reading, response, 50).then(
        () => response.end('read'),
        (error: AppError) => sendError(response, error),
      );
    });
    const server = app.listen(0);
    const { port } = server.address() as AddressInfo;
    const headers = { 'content-type': 'application/json', 'content-length': '9' };
    try {
      const asking = send({ port, method: 'POST', headers }).on('error', () => undefined);
      asking.write('{"a"');
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      const [text] = await once(answer.setEncoding('utf8'), 'data');
      expect([answer.statusCode, JSON.parse(String(text))]).toMatchObject([
        408,
        {
          code: 'REQUEST_TIMEOUT',
          message: 'The request did not arrive in time. Check your connection, and send it again.',
        },
      ]);
      if (!asking.destroyed) await once(asking, 'close');

      const whole = send({ port, method: 'POST', headers });
      whole.end('{"a":"b"}');
      const [read] = (await once(whole, 'response')) as [IncomingMessage];
      expect(read.statusCode).toBe(200);
      read.resume();
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
