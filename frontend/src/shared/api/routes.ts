import type * as contracts from '@casewright/contracts';
import type { Job, Route } from '@casewright/contracts';
import type { z } from 'zod';

type Defined = Extract<(typeof contracts)[keyof typeof contracts], { http: Route }>;

/** Every route of the contracts, by its method and path: `GET /cases/:id`. */
type Routes = { [D in Defined as D['http']['def']['route']]: D };
export type RouteKey = keyof Routes;

type DefOf<K extends RouteKey> = Routes[K]['http']['def'];
type ParamsOf<K extends string> = K extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : K extends `${string}/:${infer Name}`
    ? Name
    : never;
type QueryOf<K extends RouteKey> =
  DefOf<K> extends { query: infer Q extends z.ZodType } ? keyof z.output<Q> & string : never;
type BodyOf<K extends RouteKey> =
  DefOf<K> extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : { body?: never };

/** What a route asks for: the names in its path, its query, and its body. */
export type InputOf<K extends RouteKey> = BodyOf<K> & {
  query?: { readonly [name in QueryOf<K>]?: string | number | undefined };
} & ([ParamsOf<K>] extends [never]
    ? { params?: never }
    : { params: { readonly [name in ParamsOf<K>]: string | number } });

type ResponseOf<D extends Defined> = D['http']['response'] extends infer R extends z.ZodType
  ? z.output<R>
  : undefined;

/** What a route returns: the job that does the work, if the request asked not to wait. */
export type AnswerOf<K extends RouteKey> = Routes[K] extends { result: z.ZodType }
  ? ResponseOf<Routes[K]> | Job
  : ResponseOf<Routes[K]>;

interface Place {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
}

/** The method and the address of a route. */
export function addressOf(route: RouteKey, { params = {}, query = {} }: Place = {}) {
  const [method, path] = route.split(' ') as [string, string];
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return { method, address: `/api${filled}${search.size > 0 ? `?${search}` : ''}` };
}
