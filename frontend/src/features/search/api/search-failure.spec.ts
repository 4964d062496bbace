import { describe, expect, it } from '@jest/globals';
import { ApiError, NetworkError } from '../../../shared/api/api-error';
import { describeSearchFailure } from './search-failure';

const failure = (status: number, body: string) =>
  describeSearchFailure(new ApiError(status, body, 'Status Text'));

describe('describeSearchFailure', () => {
  it('passes the server’s sentence on', () => {
    expect(failure(503, '{"message":"The library is being loaded."}')).toEqual({
      title: 'Search Error',
      description: 'The library is being loaded.',
    });
  });

  it.each(['', '<h1>Bad Gateway</h1>', '{"message":""}'])('has its own for the body %j', (body) => {
    expect(failure(502, body)).toEqual({
      title: 'Search Error',
      description: 'Failed to perform search',
    });
  });

  it.each(['Invalid OpenAI API key', 'the api-key is missing', 'OPENAI_API_KEY is not set'])(
    'knows %j as trouble with the key',
    (message) => {
      expect(failure(502, JSON.stringify({ message }))).toEqual({
        title: 'OpenAI API Key Error',
        description:
          'The OpenAI API key appears to be invalid or missing. Please check your configuration.',
      });
    },
  );

  it('says that the server was not reached', () => {
    const { title, description } = describeSearchFailure(new NetworkError(new TypeError()));
    expect(title).toBe('Search Error');
    expect(description).toMatch(/server cannot be reached/);
  });

  it('keeps what a program says to itself away from the user', () => {
    expect(describeSearchFailure(new SyntaxError('Unexpected token <')).description).toBe(
      'Failed to perform search. Please try again.',
    );
  });
});
