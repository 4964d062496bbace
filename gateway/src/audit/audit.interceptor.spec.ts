import { AppError, appendAudit } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { runInContext } from '@casewright/platform';
import { jest } from '@jest/globals';
import { type ExecutionContext, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { lastValueFrom, of, throwError } from 'rxjs';
import { AuditInterceptor } from './audit.interceptor.js';
import { nameSubject } from './audit-subject.js';
import { Audited, NotAudited } from './audited.decorator.js';

const JOB = '3f2b8f64-5717-4562-b3fc-2c963f66afa6';
const principal = { userId: 7, sessionId: JOB, isAdmin: false };

class Routes {
  @Audited('delete_draft', 'draft')
  remove(): void {}

  @NotAudited('Keeps nothing of what it reads')
  read(): void {}

  unmarked(): void {}
}

describe('AuditInterceptor', () => {
  const submit = jest.fn<Bus['submit']>();
  const interceptor = new AuditInterceptor({ submit } as unknown as Bus);
  let request: Request;
  beforeEach(() => {
    submit.mockReset().mockResolvedValue(undefined);
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
  const reported = () => submit.mock.calls.map(([, act]) => act);

  it('reports what was done, by whom and in which request', async () => {
    await run('remove');
    expect(submit).toHaveBeenCalledWith(
      appendAudit,
      {
        ...{ action: 'delete_draft', outcome: 'done', subject: { kind: 'draft', id: '34' } },
        at: expect.stringMatching(/Z$/),
      },
      { correlationId: 'request-1', principal },
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

  it('takes the id of what was made from the answer or from the route', async () => {
    request.params = {};
    await run('remove', of({ id: 35 }));
    nameSubject(request, JOB);
    await run('remove', of({ id: 35 }));
    await fail(new AppError('CANCELLED', 'The client has gone; its job goes on.'));
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

  it('answers without the log when it is away, and says what was lost', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    submit.mockRejectedValue(new AppError('UNAVAILABLE', 'The message broker is away.'));
    await expect(run('remove', of('the answer'))).resolves.toBe('the answer');
    expect(warn.mock.calls.flat().join()).toMatch(
      /"action":"delete_draft".*The message broker is away\./,
    );
    warn.mockRestore();
  });

  it('does not wait for the log', async () => {
    submit.mockReturnValue(new Promise(() => undefined));
    await expect(run('remove', of('the answer'))).resolves.toBe('the answer');
  });
});
