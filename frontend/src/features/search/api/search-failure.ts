import { ApiError, NetworkError, serverMessageOr } from '../../../shared/api/api-error';

interface SearchFailure {
  title: string;
  description: string;
}

const KEY_FAILURE: SearchFailure = {
  title: 'OpenAI API Key Error',
  description:
    'The OpenAI API key appears to be invalid or missing. Please check your configuration.',
};

/** What a failed search is called and explained with, in the toast and in the page. */
export function describeSearchFailure(error: unknown): SearchFailure {
  const message = messageOf(error);
  if (/api[\s_-]?key/i.test(message)) return KEY_FAILURE;
  return {
    title: 'Search Error',
    description: message || 'Failed to perform search. Please try again.',
  };
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return serverMessageOr(error, 'Failed to perform search');
  return error instanceof NetworkError ? error.message : '';
}
