import { ApiError, NetworkError, serverMessageOr } from '../../../shared/api/api-error';
import * as texts from '../texts';

interface SearchFailure {
  title: string;
  description: string;
}

const KEY_FAILURE: SearchFailure = {
  title: texts.openaiApiKeyError,
  description: texts.openaiApiKeyAppearsTo,
};

/** What a failed search is called and explained with, in the toast and in the page. */
export function describeSearchFailure(error: unknown): SearchFailure {
  const message = messageOf(error);
  if (/api[\s_-]?key/i.test(message)) return KEY_FAILURE;
  return {
    title: texts.searchError,
    description: message || texts.failedToPerformSearch,
  };
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return serverMessageOr(error, texts.failedToSearch);
  return error instanceof NetworkError ? error.message : '';
}
