import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@casewright/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createLogger, type Logger } from '../logging/logger.js';
import { OtlpTracer } from './otlp-tracer.js';
import {
  beginTrace,
  continueTrace,
  currentSpan,
  inSpan,
  type Span,
  useTracer,
  within,
} from './spans.js';

const ABOUT = { name: 'spec', kind: 'internal' } as const;
const SENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const silent = createLogger('spec', 'silent');
const NOT_WANTED = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`;

const otlp = (share: number, endpoint = 'http://127.0.0.1:9', logger: Logger = silent) =>
  new OtlpTracer({ service: 'spec', endpoint, share, logger });

describe('spans', () => {
  afterEach(() => useTracer(undefined));

  it('are none where nobody traces', async () => {
    expect(beginTrace(ABOUT, SENT)).toBeUndefined();
    const described = () => {
      throw new Error('described for nobody');
    };
    expect(await inSpan(described, async (span) => [span, currentSpan()])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('go on with the trace of the sender, and begin one where there is none', () => {
    useTracer(otlp(1));
    expect(beginTrace(ABOUT, SENT)?.traceId).toBe('a'.repeat(32));
    for (const none of [undefined, '', 'nonsense', SENT.toUpperCase(), SENT.replace(/b/g, '0')]) {
      expect(beginTrace(ABOUT, none)?.traceparent).toMatch(
        /^00-(?!a+-)[\da-f]{32}-[\da-f]{16}-01$/,
      );
    }
    expect(continueTrace(ABOUT, undefined)).toBeUndefined();
  });

  it('are left out as the sender has it, or by the share that is sent', () => {
    useTracer(otlp(0));
    expect(beginTrace(ABOUT, undefined)?.traceparent).toMatch(/-00$/);
    expect(beginTrace(ABOUT, SENT)?.traceparent).toMatch(/-01$/);
    expect(beginTrace(ABOUT, NOT_WANTED)?.traceparent).toMatch(/-00$/);
  });

  it('have no part in what goes on after their end', async () => {
    // One that is not sent, as nobody takes it here.
    useTracer(otlp(0));
    const span = beginTrace(ABOUT, undefined);
    await within(span, async () => {
      expect(currentSpan()).toBe(span);
      span?.end();
      expect(currentSpan()).toBeUndefined();
      await inSpan(
        () => ABOUT,
        async (inner) => expect(inner).toBeUndefined(),
      );
    });
  });

  it.each([
    [200, []],
    [400, ['The trace collector does not accept traces.']],
  ])('are sent at the end, to a collector that answers %i', async (status, said) => {
    const addresses: (string | undefined)[] = [];
    const collector = createServer((request, response) => {
      addresses.push(request.url);
      request.resume().on('end', () => response.writeHead(status).end('{}'));
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const { port } = collector.address() as AddressInfo;
    const heard: string[] = [];
    const logger = { warn: (text: string) => heard.push(text) } as unknown as Logger;
    const tracer = otlp(1, `http://127.0.0.1:${port}/`, logger);
    tracer.start(ABOUT, undefined).end();
    await tracer.close().finally(() => collector.close());
    expect(addresses).toEqual(['/v1/traces']);
    expect(heard).toEqual(said);
  });

  it('tell the code of an error, and never what it says', async () => {
    const ends: (string | undefined)[] = [];
    const nothing = (): void => undefined;
    const span: Span = {
      traceId: '',
      traceparent: SENT,
      isOver: false,
      rename: nothing,
      set: nothing,
      end: (fault) => void ends.push(fault),
    };
    useTracer({ start: () => span });
    const failing = (error: unknown) =>
      within(span, () =>
        inSpan(
          () => ABOUT,
          () => Promise.reject(error),
        ),
      );
    await expect(failing(new AppError('NOT_FOUND', 'No Marvin.'))).rejects.toThrow('No Marvin.');
    await expect(failing(new TypeError('Marvin'))).rejects.toThrow('Marvin');
    await expect(failing('Marvin')).rejects.toBe('Marvin');
    expect(ends).toEqual(['NOT_FOUND', 'TypeError', 'unknown']);
  });
});
