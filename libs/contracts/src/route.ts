import { z } from 'zod';
import type { AuditSubjectKind, RouteAction } from './audit/actions.js';
import type { ErrorCode } from './errors/codes.js';
import { needsAccount, type RouteRule, type Rule } from './roles.js';

type ChangingMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type HttpMethod = 'GET' | ChangingMethod;

/** Of PostgreSQL's integers, as ids and versions are. */
export const LARGEST_INTEGER = 2_147_483_647;

/** Headings of the OpenAPI document. */
type RouteTag =
  | 'Accounts'
  | 'Audit log'
  | 'Case law'
  | 'Citations'
  | 'Documents'
  | 'Engine administration'
  | 'Export'
  | 'Health'
  | 'Jobs'
  | 'Leads'
  | 'Library administration'
  | 'Model'
  | 'Templates'
  | 'Users'
  | 'Writing';

/**
 * What the audit log keeps of a route, or the reason why it keeps nothing. The subject's id is the
 * `id` of the path, else that of the answer.
 */
export type RouteAudit =
  | { readonly action: RouteAction; readonly subject?: AuditSubjectKind }
  | { readonly exempt: string };

export interface RouteLimit {
  /** Requests allowed to one account, or to one address where the route needs no account … */
  readonly requests: number;
  /** … in so many seconds. */
  readonly seconds: number;
  /** Counts only requests that are refused, as wrong passwords are. */
  readonly refusedOnly?: boolean;
}

/**
 * What a request costs, costliest first: the order in which requests are refused while there are more
 * than can be answered. `light` ones are kept the longest; those that `none` counts are never refused.
 */
export type RouteCost = 'heavy' | 'search' | 'page' | 'light' | 'none';

interface RouteOptions {
  readonly tag: RouteTag;
  readonly summary: string;
  /** Of the path, of the query string, and of a JSON body; what they hold becomes the request. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** 200 unless given; 204 where the answer is null. */
  readonly status?: number;
  /**
   * Errors of its own. Those that follow from the rest need no mention: VALIDATION_FAILED,
   * NOT_SIGNED_IN, FORBIDDEN, RATE_LIMITED, PAYLOAD_TOO_LARGE for a large body, INTERNAL, UNAVAILABLE
   * and OVERLOADED.
   */
  readonly errors?: readonly ErrorCode[];
  readonly limit?: RouteLimit;
  /** `heavy` for jobs, else `light`, unless given. */
  readonly cost?: RouteCost;
  /** The body may be some megabytes; each of its texts may have `CITATION_TEXT_BYTES`. */
  readonly large?: boolean;
  /** The handler reads the body itself, as it arrives. */
  readonly streamed?: boolean;
  /** A multipart form is taken too. */
  readonly form?: boolean;
  /** The body comes as a form of names and values, and not as JSON: a standard says so. */
  readonly urlencoded?: boolean;
  /**
   * Those who may and of whom the gateway knew some minutes ago get an answer while their session cannot
   * be looked up: what it says is why.
   */
  readonly throughOutages?: boolean;
  /** The media types of an answer that is not JSON. */
  readonly produces?: readonly string[];
}

/** How a call is reached over HTTP. A route that changes something says what is audited of it. */
export type HttpDef = RouteOptions &
  (
    | { readonly route: `GET /${string}`; readonly audit?: RouteAudit }
    | { readonly route: `${ChangingMethod} /${string}`; readonly audit: RouteAudit }
  );

/** A route, complete: what the gateway serves, and what the OpenAPI document says about it. */
export interface Route<H extends HttpDef = HttpDef, R extends z.ZodType | null = z.ZodType | null> {
  readonly def: H;
  /** Who may use it. */
  readonly rule: Rule;
  readonly method: HttpMethod;
  /** Below `/api`: `/cases/:id`. */
  readonly path: string;
  /** Null for an answer without a body, or with one that is not JSON. */
  readonly response: R;
  readonly status: number;
  readonly errors: readonly ErrorCode[];
  readonly cost: RouteCost;
}

/** A route that the gateway answers by its own handler, and not by passing on a call. */
export interface RouteDef<
  H extends HttpDef = HttpDef,
  R extends z.ZodType | null = z.ZodType | null,
> {
  readonly kind: 'route';
  readonly http: Route<H, R>;
}

export function defineRoute<const H extends HttpDef, R extends z.ZodType | null>(
  def: H & { rule: RouteRule; response: R },
): RouteDef<H, R> {
  return { kind: 'route', http: makeRoute(def, def.rule, def.response) };
}

/** The route of a call or a kind of job whose answer is `response`. */
export function routeOf<H extends HttpDef, O extends z.ZodType>(
  def: H,
  rule: Rule,
  response: O,
): Route<H, ResponseOf<O>> {
  return makeRoute(def, rule, (response instanceof z.ZodNull ? null : response) as ResponseOf<O>);
}

export type ResponseOf<O extends z.ZodType> = O extends z.ZodNull ? null : O;

function makeRoute<H extends HttpDef, R extends z.ZodType | null>(
  def: H,
  rule: Rule,
  response: R,
): Route<H, R> {
  const [method, path] = def.route.split(' ') as [HttpMethod, string];
  const takesInput = def.params ?? def.query ?? def.body;
  const implied: ErrorCode[] = [
    'INTERNAL',
    'UNAVAILABLE',
    'OVERLOADED',
    ...(takesInput ? (['VALIDATION_FAILED'] as const) : []),
    ...(needsAccount(rule) ? (['NOT_SIGNED_IN'] as const) : []),
    ...(needsAccount(rule) && rule !== 'account' ? (['FORBIDDEN'] as const) : []),
    ...(def.limit ? (['RATE_LIMITED'] as const) : []),
    ...(def.large ? (['PAYLOAD_TOO_LARGE'] as const) : []),
  ];
  const status = def.status ?? (response ? 200 : 204);
  const errors = [...implied, ...(def.errors ?? [])];
  return { def, rule, method, path, response, status, errors, cost: def.cost ?? 'light' };
}

type Part<H, K extends string> = H extends { readonly [key in K]: infer S extends z.ZodType }
  ? z.output<S>
  : object;

/** What path, query string and body of a route say together, validated. */
type Said<H extends HttpDef> = Part<H, 'params'> & Part<H, 'query'> & Part<H, 'body'>;

const Nothing = z.object({});

type PartOf<H> = Extract<keyof H, 'params' | 'query' | 'body'>;

/** What a route of at most one part asks for. */
export type Asked<H extends HttpDef> = [PartOf<H>] extends [never]
  ? typeof Nothing
  : Extract<H[PartOf<H>], z.ZodType>;

export const askedBy = (http: HttpDef | undefined): z.ZodType =>
  http?.params ?? http?.query ?? http?.body ?? Nothing;

/** Compiles only where path, query string and body give all that the request needs. */
export type Fills<H extends HttpDef, I extends z.ZodType> =
  Record<string, never> extends z.input<I>
    ? unknown
    : Said<H> extends z.input<I>
      ? unknown
      : { readonly missing: 'Path, query string, and body lack a field of the request.' };
