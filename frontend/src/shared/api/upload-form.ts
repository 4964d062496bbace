import { getUser } from '../stores/session-store';
import { ApiError, NetworkError } from './api-error';
import { reportUnauthorized } from './client';
import { type AnswerOf, addressOf, type RouteKey } from './routes';

interface UploadOptions {
  headers?: Record<string, string>;
  signal: AbortSignal;
  /** How much of the form has left, from 0 to 1; 1 once all of it has. */
  onProgress: (share: number) => void;
}

/**
 * POSTs a form with the session cookie and returns the JSON of the response. Unlike `fetch` it
 * reports upload progress. Throws ApiError, NetworkError, or the signal's reason.
 */
export function uploadForm<K extends RouteKey>(
  route: K,
  form: FormData,
  options: UploadOptions,
): Promise<AnswerOf<K>> {
  const { method, address } = addressOf(route);
  const { headers = {}, signal, onProgress } = options;
  const userAtStart = getUser();
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.upload.onload = () => onProgress(1);
    request.onload = () => {
      try {
        resolve(readAnswer(request));
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) reportUnauthorized(userAtStart);
        reject(error);
      }
    };
    request.onerror = () => reject(new NetworkError(null));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open(method, address);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(form);
  });
}

function readAnswer<T>(request: XMLHttpRequest): T {
  const { status, statusText, responseText } = request;
  if (status >= 200 && status < 300) return JSON.parse(responseText) as T;
  throw new ApiError(status, responseText, statusText, request.getResponseHeader('retry-after'));
}
