import type { User } from '@casewright/contracts';
import { getUser } from '../stores/session-store';
import { ApiError, NetworkError } from './api-error';
import { type AnswerOf, addressOf, type InputOf, type RouteKey } from './routes';

interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** In place of a body: the parts of a form, such as a file. */
  form?: FormData;
  /**
   * What a 401 means: `sign-out` ends the session here; `throw` keeps it, for login, signup, and
   * logout themselves; `null` is an answer of null.
   */
  on401?: 'sign-out' | 'throw' | 'null';
}

type Request<K extends RouteKey> = InputOf<K> & RequestOptions;
/** A route that needs nothing can be called by its name alone. */
type Arguments<K extends RouteKey> =
  object extends InputOf<K> ? [request?: Request<K>] : [request: Request<K>];

type Listener = () => void;

let listener: Listener | undefined;
let enrollListener: Listener | undefined;

/**
 * Calls a route of the same-origin API with the session cookie, and returns the JSON of its
 * response, undefined for an empty one. Throws ApiError for a status that is not OK, and
 * NetworkError when there is no answer.
 */
export async function call<K extends RouteKey>(
  route: K,
  request: Request<K> & { on401: 'null' },
): Promise<AnswerOf<K> | null>;
export async function call<K extends RouteKey>(
  route: K,
  ...args: Arguments<K>
): Promise<AnswerOf<K>>;
export async function call<K extends RouteKey>(
  route: K,
  ...args: Arguments<K>
): Promise<AnswerOf<K> | null> {
  try {
    const text = await (await fetchRoute(route, ...args)).text();
    return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<K>;
  } catch (error) {
    const isNull = args[0]?.on401 === 'null' && error instanceof ApiError && error.status === 401;
    if (isNull) return null;
    throw error;
  }
}

/** The same for an answer that is not JSON: the OK response. */
export async function fetchRoute<K extends RouteKey>(
  route: K,
  ...[request]: Arguments<K>
): Promise<Response> {
  const userAtStart = getUser();
  const response = await send(route, request);
  if (response.ok) return response;
  const error = await ApiError.from(response);
  const endsSession = (request?.on401 ?? 'sign-out') === 'sign-out';
  if (error.code === 'MFA_REQUIRED') enrollListener?.();
  if (error.status === 401 && endsSession) reportUnauthorized(userAtStart);
  throw error;
}

async function send<K extends RouteKey>(route: K, request?: Request<K>): Promise<Response> {
  const { body, form, headers, signal } = request ?? {};
  const { method, address } = addressOf(route, request);
  try {
    return await fetch(address, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(form || body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
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

/** Registers what happens when the account must set up a second factor before anything else. */
export function onMustEnroll(next: Listener): void {
  enrollListener = next;
}

/**
 * Called by the client on a 401. A late answer to a request of an earlier session must not end
 * the one that began since, so only the user who asked is signed out.
 */
export function reportUnauthorized(userAtStart: User | null): void {
  if (userAtStart !== null && userAtStart === getUser()) listener?.();
}
