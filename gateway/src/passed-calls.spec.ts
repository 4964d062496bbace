import { AppError, defineCall, defineJobKind } from '@casewright/contracts';
import { type Bus, KeptJson } from '@casewright/messaging';
import { jest } from '@jest/globals';
import type { StreamableFile } from '@nestjs/common';
import { z } from 'zod';
import type { JobCalls } from './jobs/job-calls.js';
import { PassedCalls } from './passed-calls.js';
import type { PassedDef } from './routes/catalog.js';

const described = { tag: 'Model', summary: 'A route', audit: { exempt: 'It is a test' } } as const;
const body = z.object({ content: z.string(), pages: z.boolean() });
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
const large = defineCall('auth.tests.large', {
  rule: 'write',
  request: body,
  response: z.string(),
  http: { ...post, large: true },
});
const job = defineJobKind('tests.do', {
  rule: 'write',
  input: body,
  result: z.string(),
  deadlineMs: 1_000,
  http: post,
});
const SAID = { content: 'a text', pages: true };

describe('a call that is passed on', () => {
  const call = jest.fn<Bus['fetch']>();
  const answer = jest.fn<JobCalls['answer']>();
  const calls = new PassedCalls(
    { fetch: call } as unknown as Bus,
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

  it('refuses a text that is too long before anything is sent', async () => {
    const refusal = await send(large, { ...SAID, content: 'x'.repeat(3_000_000) }).catch(
      (fault: AppError) => fault,
    );
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(call).not.toHaveBeenCalled();
  });

  it('submits a job', async () => {
    expect(await send(job)).toBe('the result');
    expect(answer).toHaveBeenLastCalledWith(exchange, job, { input: SAID });
    expect(call).not.toHaveBeenCalled();
  });
});
