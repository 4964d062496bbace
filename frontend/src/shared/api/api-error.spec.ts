import { describe, expect, it } from '@jest/globals';
import { ApiError, NetworkError, serverMessageOr } from './api-error';

const envelope = JSON.stringify({
  code: 'VALIDATION_FAILED',
  message: 'Please enter a valid email address',
  details: [{ path: 'email', message: 'Please enter a valid email address' }, { path: 1 }],
  correlationId: 'abc',
});

describe('ApiError', () => {
  it('has the status, a colon, a space and the body text as its message', () => {
    expect(new ApiError(400, 'no such thing', 'Bad Request').message).toBe('400: no such thing');
    expect(new ApiError(400, envelope, 'Bad Request').message).toBe(`400: ${envelope}`);
  });

  it('falls back to the status text when the body is empty', () => {
    expect(new ApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway');
  });

  it('reads the envelope and drops details that are not field issues', () => {
    const error = new ApiError(400, envelope, 'Bad Request');
    expect(error).toMatchObject({
      serverMessage: 'Please enter a valid email address',
      code: 'VALIDATION_FAILED',
      correlationId: 'abc',
      details: [{ path: 'email', message: 'Please enter a valid email address' }],
    });
  });

  it.each(['<h1>oops</h1>', 'null', '"text"', '{"message":42}'])(
    'has no server message for the body %s',
    (body) => {
      expect(new ApiError(500, body, '').serverMessage).toBeUndefined();
    },
  );

  it('takes the seconds to wait from the envelope, else from the header', () => {
    expect(new ApiError(503, '{"retryAfter":7}', '', '9').retryAfter).toBe(7);
    expect(new ApiError(503, '', '', '9').retryAfter).toBe(9);
    expect(new ApiError(503, '', '', 'Wed, 21 Oct 2026 07:28:00 GMT').retryAfter).toBeUndefined();
    expect(new ApiError(503, '', '', null).retryAfter).toBeUndefined();
  });

  it('is built from a response', async () => {
    const response = new Response('busy', { status: 503, headers: { 'retry-after': '3' } });
    expect(await ApiError.from(response)).toMatchObject({
      status: 503,
      bodyText: 'busy',
      retryAfter: 3,
    });
  });
});

describe('serverMessageOr', () => {
  it('prefers the sentence of the server', () => {
    const error = new ApiError(400, envelope, '');
    expect(serverMessageOr(error, 'Login failed')).toBe('Please enter a valid email address');
  });

  it.each([new ApiError(500, 'x', ''), new NetworkError(null), new Error('boom'), undefined])(
    'falls back for %s',
    (error) => {
      expect(serverMessageOr(error, 'Login failed')).toBe('Login failed');
      expect(serverMessageOr(error)).toBe(
        'There was a problem with your request. Please try again.',
      );
    },
  );
});
