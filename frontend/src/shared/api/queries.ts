import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { call, fetchRoute } from './client';
import type { AnswerOf, InputOf, RouteKey } from './routes';

/** A route that needs nothing can be asked by its name alone. */
type Arguments<K extends RouteKey> =
  object extends InputOf<K> ? [input?: InputOf<K>] : [input: InputOf<K>];

const ask = call as (route: RouteKey, request: object) => Promise<unknown>;
const askRaw = fetchRoute as (route: RouteKey, request: object) => Promise<Response>;

/** What a route answers; `[route]` is the key of all that is asked of it. */
export function routeQuery<K extends RouteKey>(route: K, ...[input]: Arguments<K>) {
  return {
    queryKey: input ? [route, input] : [route],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask(route, { ...input, signal }) as Promise<AnswerOf<K>>,
  };
}

/** What this installation asks of its accounts. */
export const accountRulesQuery = routeQuery('GET /auth/rules');

/** What a route answers as a file. */
export async function fetchFile(route: RouteKey, query: object = {}): Promise<Blob> {
  return (await askRaw(route, { query, headers: { accept: '*/*' } })).blob();
}

/**
 * Fetches again what a change has made old. A first fetch still under way may predate the change, and
 * an invalidation alone would wait for it and trust it.
 */
export async function fetchAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
