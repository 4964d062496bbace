import type { User } from '@casewright/contracts';
import { getUser } from '../session/session-store';
import { ApiError, NetworkError } from './api-error';

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a FormData is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** `throw` keeps the session on a 401: for login, signup and logout themselves. */
  on401?: 'sign-out' | 'throw';
}

type Listener = () => void;

let listener: Listener | undefined;

/**
 * Calls the same-origin API with the session cookie and answers the OK response.
 * Throws ApiError for any other status and NetworkError when there is no answer.
 */
export async function apiRequest(path: string, options: RequestOptions = {}): Promise<Response> {
  const userAtStart = getUser();
  const response = await send(path, options);
  if (response.ok) return response;
  const error = await ApiError.from(response);
  if (error.status === 401 && options.on401 !== 'throw') reportUnauthorized(userAtStart);
  throw error;
}

/** GETs JSON. With `on401: 'null'` a 401 answers null instead of failing. */
export async function getJson<T>(
  path: string,
  options: { signal?: AbortSignal; on401: 'null' },
): Promise<T | null>;

export async function getJson<T>(path: string, options?: { signal?: AbortSignal }): Promise<T>;

export async function getJson<T>(
  path: string,
  { signal, on401 }: { signal?: AbortSignal; on401?: 'null' } = {},
): Promise<T | null> {
  try {
    const response = await apiRequest(path, {
      ...(signal ? { signal } : {}),
      on401: on401 === 'null' ? 'throw' : 'sign-out',
    });
    return (await response.json()) as T;
  } catch (error) {
    if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** POSTs `body` as JSON and answers the JSON of the response; undefined for an empty one. */
export async function postJson<T>(
  path: string,
  body?: unknown,
  options: Omit<RequestOptions, 'method' | 'body'> = {},
): Promise<T> {
  const response = await apiRequest(path, { ...options, method: 'POST', body });
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', body, headers, signal } = options;
  const isForm = body instanceof FormData;
  const hasJson = body !== undefined && !isForm;
  try {
    return await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(hasJson ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(hasJson ? { body: JSON.stringify(body) } : isForm ? { body } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

/** Registers what happens when the server no longer knows the session. One listener: the app. */
export function onUnauthorized(next: Listener): void {
  listener = next;
}

/**
 * Called by the client on a 401. A late answer to a request of an earlier session must not end
 * the one that began since, so only the user who asked is signed out.
 */
export function reportUnauthorized(userAtStart: User | null): void {
  if (userAtStart !== null && userAtStart === getUser()) listener?.();
}
