import { AppError } from '@casewright/contracts';
import { z } from 'zod';
import { describeError, framesOf, RemoteError } from './describe-error.js';

const SENT = 'marker-7f3a';

/** As pg makes it, and as TypeORM wraps it: with everything that it knows copied onto itself. */
function failedQuery(fields: Record<string, string>, message: string): Error {
  const driverError = Object.assign(new Error(message), {
    severity: 'ERROR',
    detail: `Key (email)=(${SENT}) already exists.`,
    hint: SENT,
    where: `unnamed portal parameter $1 = '${SENT}'`,
    internalQuery: `SELECT '${SENT}'`,
    ...fields,
  });
  const { name: _, ...copied } = driverError;
  return Object.assign(new Error(message), copied, {
    query: `INSERT INTO users VALUES ('${SENT}')`,
    parameters: [SENT],
    driverError,
  });
}

function thrownBy(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown.');
}

describe('an error in the log', () => {
  it('of a query names table, column and constraint, and SQLSTATE', () => {
    const names = { schema: 'auth', table: 'users', column: 'email', constraint: 'users_email' };
    const told = describeError(
      failedQuery({ code: '23505', ...names }, 'duplicate key value violates "users_email"'),
    );
    expect(told).toMatchObject({
      sqlState: '23505',
      message: 'duplicate key value violates "users_email"',
      about: names,
    });
    expect(told.stack).toMatch(/describe-error\.spec/);
    expect(JSON.stringify(told)).not.toContain(SENT);
  });

  it.each([
    ['22P02', `invalid input syntax for type uuid: "${SENT}"`],
    ['22001', `value too long: ${SENT}`],
    ['22021', `invalid byte sequence ${SENT}`],
    ['22P05', `unsupported Unicode escape ${SENT}`],
    ['42601', `syntax error in tsquery: "${SENT}"`],
    ['XX000', `cache lookup failed for ${SENT}`],
    ['P0001', `a trigger says ${SENT}`],
  ])('of SQLSTATE %s has a sentence of ours in place of “%s”', (code, message) => {
    const told = describeError(failedQuery({ code }, message));
    expect(told.sqlState).toBe(code);
    expect(told.message).toMatch(/^[A-Z].*\.$/);
    expect(JSON.stringify(told)).not.toContain(SENT);
  });

  const leaky: [string, () => Error][] = [
    ['JSON that cannot be read', () => thrownBy(() => JSON.parse(`{"a": ${SENT}`))],
    ['an address', () => thrownBy(() => new URL(SENT))],
    ['a file', () => new Error(`ENOENT: no such file, open '/srv/it's ${SENT}'`)],
    ['a locale', () => thrownBy(() => new Intl.DateTimeFormat('en', { timeZone: SENT }))],
    ['a path', () => thrownBy(() => decodeURIComponent(`%${SENT}`))],
    ['a quotation that nothing closes', () => new Error(`Cannot read "${SENT}\n${SENT}`)],
    ['a mailbox', () => new Error(`No lead of ${SENT}@firm.example`)],
    ['a property', () => thrownBy(() => (undefined as never as Record<string, string>)[SENT])],
    ['more lines', () => new Error(`It broke.\n    at ${SENT}\n${SENT}`)],
    ['a sentence of ours', () => new AppError('NOT_FOUND', `There is no case “${SENT}”.`)],
    ['a schema', () => thrownBy(() => z.strictObject({}).parse({ [SENT]: SENT }))],
    [
      'a server',
      () =>
        Object.assign(new Error(`400 The prompt ${SENT} is not allowed`), {
          status: 400,
          headers: new Headers({ 'x-prompt': SENT }),
          error: { message: SENT },
        }),
    ],
    [
      'an HTTP client',
      () =>
        Object.assign(new Error('Request failed'), {
          config: { data: SENT, headers: { authorization: SENT } },
          request: SENT,
          response: { status: 500, data: SENT },
        }),
    ],
  ];
  it.each(leaky)('has nothing that was sent: %s', (_, make) => {
    const inner = make();
    const all = [
      inner,
      new Error('Outer.', { cause: inner }),
      new AggregateError([inner], 'Several.'),
      new RemoteError('A thread', describeError(inner)),
    ];
    for (const error of all) expect(JSON.stringify(describeError(error))).not.toContain(SENT);
  });

  it('tells what caused it, and what it consists of', () => {
    const inner = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    expect(describeError(new Error('Outer.', { cause: inner }))).toMatchObject({
      message: 'Outer.',
      cause: { ...inner, message: 'connect ECONNREFUSED 127.0.0.1:5432' },
    });
    expect(describeError(new AggregateError([inner]))).toMatchObject({
      type: 'AggregateError',
      errors: [{ code: 'ECONNREFUSED' }],
    });
    expect(describeError(new AppError('UNAVAILABLE', 'The database is away.'))).toMatchObject({
      type: 'AppError',
      code: 'UNAVAILABLE',
      message: 'The database is away.',
    });
  });

  it('ends in a circle, and takes what is no error', () => {
    const error = new Error('Round.');
    error.cause = error;
    expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
    expect(describeError(SENT)).toEqual({
      type: 'string',
      message: 'Something other than an error was thrown.',
    });
  });

  it('has the frames of a stack only', () => {
    const stack = `Error: ${SENT}\n    at ${SENT}\n    at work (file:///app/dist/a-b.js:1:2)\n    at async node:internal/x:3:4\n    at data:text/javascript,${SENT}:1:1`;
    expect(framesOf(stack)).toBe(
      '    at work (file:///app/dist/a-b.js:1:2)\n    at async node:internal/x:3:4',
    );
  });
});
