import { AppError, appendAudit, defineRoute } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { runInContext } from '@casewright/platform';
import { gate } from '@casewright/testing/sync';
import { jest } from '@jest/globals';
import { type ExecutionContext, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { defer, lastValueFrom, mergeMap, type Observable, of, throwError } from 'rxjs';
import { Serves } from '../routes/serves.decorator.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { AuditReports } from './audit-reports.js';
import { nameSubject } from './audit-subject.js';

const JOB = '3f2b8f64-5717-4562-b3fc-2c963f66afa6';
const principal = { userId: 7, sessionId: JOB, role: 'member' as const };

const drafts = { rule: 'write', tag: 'Templates', summary: 'A route', response: null } as const;

class Routes {
  @Serves(
    defineRoute({
      ...drafts,
      route: 'DELETE /drafts/:id',
      audit: { action: 'delete_draft', subject: 'draft' },
    }),
  )
  remove(): void {}

  @Serves(
    defineRoute({
      ...drafts,
      route: 'POST /drafts',
      audit: { exempt: 'Keeps nothing of what it reads' },
    }),
  )
  read(): void {}

  @Serves(
    defineRoute({
      ...drafts,
      route: 'GET /drafts/:id',
      audit: { action: 'read_draft', subject: 'draft' },
    }),
  )
  open(): void {}

  @Serves(defineRoute({ ...drafts, route: 'GET /drafts' }))
  list(): void {}

  unmarked(): void {}
}

describe('AuditInterceptor', () => {
  const submit = jest.fn<Bus['submit']>();
  let interceptor: AuditInterceptor;
  let request: Request;
  beforeEach(() => {
    submit.mockReset().mockResolvedValue(undefined);
    interceptor = new AuditInterceptor(new AuditReports({ submit }));
    request = { params: { id: '34' } } as unknown as Request;
  });

  const run = (route: keyof Routes, answer = of<unknown>(undefined)): Promise<unknown> => {
    const context = {
      getHandler: () => Routes.prototype[route],
      switchToHttp: () => ({ getRequest: () => request }),
    } as unknown as ExecutionContext;
    return runInContext({ correlationId: 'request-1', principal }, () =>
      lastValueFrom(interceptor.intercept(context, { handle: () => answer })),
    );
  };
  const fail = (fault: unknown) =>
    run(
      'remove',
      throwError(() => fault),
    ).catch(() => undefined);
  /** An answer of a route that names what it has made before. */
  const naming = (answer: Observable<unknown>) =>
    defer(() => nameSubject(request, JOB)).pipe(mergeMap(() => answer));
  const reported = () => submit.mock.calls.map(([, act]) => act);

  it('reports what was done, by whom and in which request', async () => {
    await run('remove');
    expect(submit).toHaveBeenCalledWith(
      appendAudit,
      {
        action: 'delete_draft',
        outcome: 'done',
        subject: { kind: 'draft', id: '34' },
        at: expect.stringMatching(/Z$/),
      },
      { correlationId: 'request-1', principal, messageId: expect.any(String) },
    );
  });

  it('reports nothing of other routes', async () => {
    await run('read');
    await run('unmarked');
    expect(submit).not.toHaveBeenCalled();
  });

  it('tells a refusal from a failure, and lets both through', async () => {
    await fail(new AppError('NOT_FOUND', 'There is no such draft.'));
    await fail(new AppError('UNAVAILABLE', 'The service is away.'));
    await fail(new Error('A fault of ours'));
    expect(reported()).toMatchObject([
      { outcome: 'refused' },
      { outcome: 'failed' },
      { outcome: 'failed' },
    ]);
    const refusal = new AppError('NOT_FOUND', 'There is no such draft.');
    await expect(
      run(
        'remove',
        throwError(() => refusal),
      ),
    ).rejects.toBe(refusal);
  });

  it('records what a user is refused over and over once a minute, and says how often it was', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    jest.useFakeTimers();
    const refused = new AppError('FORBIDDEN', 'Only an administrator may do this.');
    for (let n = 0; n < 150; n += 1) await fail(refused);
    await run('remove');
    expect(reported()).toMatchObject([{ outcome: 'refused' }, { outcome: 'done' }]);
    expect(warn).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(warn.mock.calls.flat().join()).toContain('149 × delete_draft of user 7');
    await fail(refused);
    expect(reported()).toHaveLength(3);
    jest.useRealTimers();
    warn.mockRestore();
  });

  it('records what a user reads again and again once in ten minutes', async () => {
    jest.useFakeTimers();
    for (let n = 0; n < 40; n += 1) await run('open');
    request.params.id = '35';
    await run('open');
    request.params.id = '34';
    jest.advanceTimersByTime(600_000);
    await run('open');
    jest.useRealTimers();
    expect(reported().map((act) => (act as { subject: { id: string } }).subject.id)).toEqual([
      '34',
      '35',
      '34',
    ]);
  });

  it('records who may not use a route that is not audited, once a minute', async () => {
    const refuse = (code: 'FORBIDDEN' | 'NOT_FOUND') => {
      const fault = new AppError(code, 'This is refused.');
      const asked = run(
        'list',
        throwError(() => fault),
      );
      return expect(asked).rejects.toBe(fault);
    };
    await refuse('NOT_FOUND');
    for (let n = 0; n < 3; n += 1) await refuse('FORBIDDEN');
    expect(reported()).toMatchObject([
      { action: 'ask_forbidden', outcome: 'refused', subject: null },
    ]);
  });

  it('takes the id of what was made from the answer or from the route', async () => {
    request.params = {};
    await run('remove', of({ id: 35 }));
    request = { params: {} } as unknown as Request;
    await run('remove', naming(of({ id: 35 })));
    request = { params: {} } as unknown as Request;
    const gone = new AppError('CANCELLED', 'The client disconnected; its job goes on.');
    await run('remove', naming(throwError(() => gone))).catch(() => undefined);
    expect(reported()).toMatchObject([
      { subject: { kind: 'draft', id: '35' }, outcome: 'done' },
      { subject: { kind: 'draft', id: JOB }, outcome: 'done' },
      { subject: { kind: 'draft', id: JOB }, outcome: 'done' },
    ]);
  });

  it.each(['merger-with-acme', 'ann@firm.example', '34 or so', '-1', ''])(
    'keeps no words of an address as an id: %s',
    async (id) => {
      request.params = { id };
      await run('remove', of({ id: 'Memo to Ann' }));
      expect(reported()).toMatchObject([{ subject: { kind: 'draft', id: null } }]);
    },
  );

  it('hands the entry over before the answer', async () => {
    const taken = gate();
    submit.mockReturnValue(taken.opened);
    const order: string[] = [];
    const answered = run('remove', of('the answer')).then(() => order.push('answered'));
    while (submit.mock.calls.length === 0) await Promise.resolve();
    // Room for an answer that does not wait to show itself.
    await new Promise(setImmediate);
    order.push('taken');
    taken.open();
    await answered;
    expect(order).toEqual(['taken', 'answered']);
  });

  it('hands it over before a file is sent that the route has named', async () => {
    const order: string[] = [];
    submit.mockImplementation(async () => void order.push('reported'));
    const sends = naming(defer(async () => order.push('sent')));
    await run('remove', sends);
    expect(order).toEqual(['reported', 'sent']);
  });
});
