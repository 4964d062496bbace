import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { currentContext, runInContext } from '@casewright/platform';
import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import type { FileUploads } from '../files/file-uploads.js';
import { FormIntake } from './form-intake.js';

const BOUNDARY = 'edge-of-a-part';
/** The name has a mark of direction. */
const BODY = [
  `--${BOUNDARY}`,
  'Content-Disposition: form-data; name="file"; filename="lease\u202e.txt"',
  'Content-Type: text/plain',
  '',
  'The lease.',
  `--${BOUNDARY}--`,
  '',
].join('\r\n');

const ada = {
  userId: 7,
  sessionId: '7b0a4b56-6c6e-4b52-9a43-0f0d6e3a9a11',
  role: 'member' as const,
};

describe('FormIntake', () => {
  it('sends a file on for the user who asked, also when it arrives after the question', async () => {
    const senders: unknown[] = [];
    const files = {
      async send(name: string, bytes: AsyncIterable<Buffer>) {
        expect(name).toBe('lease.txt');
        senders.push(currentContext().principal);
        for await (const _chunk of bytes) senders.push(currentContext().principal);
        return { uploadId: 'upload-id', digest: 'd' };
      },
    } as unknown as FileUploads;
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const request = Object.assign(new PassThrough(), {
      headers,
      complete: true,
    }) as unknown as Request;

    const reading = runInContext({ correlationId: 'c', principal: ada }, () =>
      new FormIntake(files).read(request),
    );
    // The headers have been read and the body is awaited; the rest depends on the connection.
    await setImmediate();
    (request as unknown as PassThrough).end(BODY);

    expect(await reading).toEqual({ fields: {}, file: { uploadId: 'upload-id', digest: 'd' } });
    expect(senders).toEqual([ada, ada]);
  });
});
