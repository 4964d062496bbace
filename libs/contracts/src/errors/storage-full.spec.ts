import { AppError } from './app-error.js';

const fault = (code: string, message = 'as the system says it') =>
  Object.assign(new Error(message), { code });

describe('an error of the storage', () => {
  it.each([
    ['a full disk', fault('ENOSPC')],
    ['a used-up quota', fault('EDQUOT')],
    ['a read-only disk', fault('EROFS')],
    ['a full disk of the database', fault('53100')],
    ['the same as an I/O error', fault('58030', 'could not write: No space left on device')],
    ['a wrapped one', new Error('Query failed', { cause: fault('53100') })],
  ])('is %s: 503, named, with what to do', (_, thrown) => {
    const error = AppError.from(thrown);
    expect(error).toMatchObject({ code: 'STORAGE_FULL', status: 503, retryAfter: 60 });
    expect(error.message).toBe(
      'The server has no room left to store this. Nothing was saved. Ask the administrator to free some disk space, then try again.',
    );
  });

  it('is told from a database without memory, which has a sentence of its own', () => {
    const error = AppError.from(new Error('Query failed', { cause: fault('53200') }));
    expect(error).toMatchObject({ code: 'OUT_OF_MEMORY', status: 503, retryAfter: 10 });
    expect(error.isOurFault).toBe(true);
    expect(error.message).toMatch(/^The database ran out of memory for this\. Nothing was saved\./);
  });

  it.each([fault('58030', 'could not read block'), fault('23505'), new Error('No space'), null])(
    'is not %s',
    (thrown) => {
      expect(AppError.from(thrown).code).toBe('INTERNAL');
    },
  );
});
