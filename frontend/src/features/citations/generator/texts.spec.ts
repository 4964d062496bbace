import { describe, expect, it } from '@jest/globals';
import { ApiError, NetworkError } from '../../../shared/api/api-error';
import { describeGenerateFailure } from './texts';

const described = (body: string) => describeGenerateFailure(new ApiError(502, body, 'Bad Gateway'));

describe('describeGenerateFailure', () => {
  it('passes the server’s sentence on', () => {
    expect(described('{"message":"Content is required"}')).toBe('Content is required');
  });

  it.each(['', '<h1>Bad Gateway</h1>', '{"message":""}'])('has its own for the body %j', (body) => {
    expect(described(body)).toBe('Failed to generate citation');
  });

  it('says that the server was not reached, and nothing of what a program says to itself', () => {
    expect(describeGenerateFailure(new NetworkError(new TypeError()))).toMatch(/cannot be reached/);
    expect(describeGenerateFailure(new SyntaxError('token <'))).toBe('Failed to generate citation');
  });
});
