import { AppError, defineCall, defineJobKind } from '@casewright/contracts';
import { type Bus, KeptJson } from '@casewright/messaging';
import { jest } from '@jest/globals';
import type { StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import type { JobCalls } from './jobs/job-calls.js';
import { PassedCalls } from './passed-calls.js';
import type { PassedDef } from './routes/catalog.js';
import type { TextClaims } from './uploads/text-claims.js';

const text = z.object({ text: z.string().optional(), uploadId: z.string().optional() });
const described = { tag: 'Model', summary: 'A route', audit: { exempt: 'It is a test' } } as const;
const body = z.object({ content: z.string(), pages: z.boolean() });
const request = text.extend({ pages: z.boolean().optional() });
const post = { ...described, route: 'POST /tests/:id', body } as const;

const plain = defineCall('auth.tests.plain', {
  rule: 'write',
  request: body,
  response: z.object({ id: z.number() }),
  http: post,
});
const silent = defineCall('auth.tests.silent', {
  rule: 'write',
  request: body,
  response: z.null(),
  http: post,
});
const long = defineCall('auth.tests.long', {
  rule: 'write',
  request,
  response: z.string(),
  http: { ...post, longText: 'content' },
});
const whole = defineCall('auth.tests.whole', {
  rule: 'write',
  request: text,
  response: z.string(),
  http: { ...post, longText: '*' },
});
const job = defineJobKind('tests.do', {
  rule: 'write',
  input: body,
  result: z.string(),
  deadlineMs: 1_000,
  http: post,
});
const longJob = defineJobKind('tests.read', {
  rule: 'write',
  input: request,
  result: z.string(),
  deadlineMs: 1_000,
  http: { ...post, longText: 'content' },
});

const SAID = { content: 'a text', pages: true };

describe('a call that is passed on', () => {
  const call = jest.fn<Bus['fetch']>();
  const answer = jest.fn<JobCalls['answer']>();
  const sourceOf = async (given: string) => ({ text: `sent: ${given}` });
  const claims = {
    sourceOf,
    sending: async (given: string, ask: (source: object) => unknown) => ask(await sourceOf(given)),
  };
  const calls = new PassedCalls(
    { fetch: call } as unknown as Bus,
    claims as unknown as TextClaims,
    { answer } as unknown as JobCalls,
  );
  const exchange = {} as Parameters<JobCalls['answer']>[0];
  const send = (def: PassedDef, said = SAID) => calls.answer(def, said, exchange);

  beforeEach(() => {
    call.mockReset().mockResolvedValue({ id: 1 } as never);
    answer.mockReset().mockResolvedValue('the result');
  });

  it('sends what was said, and answers what it hears', async () => {
    expect(await send(plain)).toEqual({ id: 1 });
    expect(call).toHaveBeenCalledWith(plain, SAID);
  });

  it('has no body where its answer is null', async () => {
    call.mockResolvedValue(null as never);
    expect(await send(silent)).toBeUndefined();
  });

  it('passes a large answer on from where it lies', async () => {
    async function* pieces() {
      yield Buffer.from('{"id":');
      yield Buffer.from('1}');
    }
    call.mockResolvedValue(new KeptJson('id', pieces()) as never);
    const file = (await send(plain)) as StreamableFile;
    expect(String(Buffer.concat(await file.getStream().toArray()))).toBe('{"id":1}');
  });

  it('sends a long text as a source, with the rest beside it', async () => {
    await send(long);
    expect(call).toHaveBeenCalledWith(long, { text: 'sent: a text', pages: true });
  });

  it('sends a whole body as a text where the contract says so', async () => {
    await send(whole);
    expect(call).toHaveBeenCalledWith(whole, { text: `sent: ${JSON.stringify(SAID)}` });
  });

  it('refuses a text that is too long before anything is sent', async () => {
    const refusal = await send(long, { ...SAID, content: 'x'.repeat(3_000_000) }).catch(
      (fault: AppError) => fault,
    );
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(call).not.toHaveBeenCalled();
  });

  it('submits a job, with the text by which a repeated request is known', async () => {
    expect(await send(job)).toBe('the result');
    expect(answer).toHaveBeenLastCalledWith(exchange, job, { input: SAID });
    await send(longJob);
    expect(answer).toHaveBeenLastCalledWith(exchange, longJob, {
      input: { text: 'sent: a text', pages: true },
      content: 'a text',
    });
    expect(call).not.toHaveBeenCalled();
  });
});
