import type { z } from 'zod';
import type { RouteRule, Rule } from './roles.js';
import {
  type Asked,
  askedBy,
  type Fills,
  type HttpDef,
  type ResponseOf,
  type Route,
  routeOf,
} from './route.js';

/** The services that own a schema and a queue. The gateway owns neither. */
export const SERVICES = ['auth', 'search', 'analysis', 'export'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** A request answered at once: both sides validate it, and the deadline ends it on both. */
export interface CallDef<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  H extends Route | undefined = Route | undefined,
> {
  readonly kind: 'call';
  readonly service: ServiceName;
  /** `<service>.<noun>.<verb>`, unique on the bus. */
  readonly pattern: string;
  /** Who may make it; enforced by the gateway and again by the service. */
  readonly rule: Rule;
  readonly request: I;
  readonly response: O;
  /** Validates a large request piece by piece; null where the schema is to tell what is wrong. */
  readonly inPieces: ((request: unknown) => Generator<void, z.output<I> | null, void>) | undefined;
  /** Milliseconds from the caller's send to the caller's error. */
  readonly deadlineMs: number;
  /** How long the service may call others on the caller's behalf, in milliseconds. */
  readonly vouchedMs: number;
  /** The route by which the gateway forwards it; undefined for calls between services. */
  readonly http: H;
}

/** Work that outlives its request: stored by its service, and redelivered until done or dead. */
export interface JobDef<I extends z.ZodType = z.ZodType> {
  readonly kind: 'job';
  readonly service: ServiceName;
  readonly pattern: string;
  readonly payload: I;
  /** Deliveries before the message goes to the dead-letter queue. */
  readonly maxDeliveries: number;
}

/** A kind of work that runs as a job: its input, its result, and its deadline. */
export interface JobKindDef<
  I extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  H extends Route | undefined = Route | undefined,
> {
  /** `<area>.<verb>` */
  readonly kind: string;
  /** Who may submit it. */
  readonly rule: RouteRule;
  readonly input: I;
  readonly result: R;
  /** Milliseconds from submission to end, unless the installation sets another value. */
  readonly deadlineMs: number;
  /** The route by which the gateway submits it; undefined if it has a handler of its own. */
  readonly http: H;
}

/** Something that has happened. Any number of listeners; publishers never wait for them. */
export interface EventDef<I extends z.ZodType = z.ZodType> {
  readonly kind: 'event';
  readonly pattern: string;
  readonly payload: I;
}

const DEFAULT_DEADLINE_MS = 8_000;
const DEFAULT_MAX_DELIVERIES = 3;

interface CallOptions<I extends z.ZodType, O extends z.ZodType> {
  rule: Rule;
  request: I;
  response: O;
  inPieces?: CallDef<I>['inPieces'];
  deadlineMs?: number;
  /** Default: the deadline. Longer if work continues after the answer. */
  vouchedMs?: number;
}

/**
 * A call between services; with `http`, also one that the gateway forwards for users. Where the only
 * part of its route is the request, or it needs none, the route says it.
 */
export function defineCall<I extends z.ZodType, O extends z.ZodType>(
  pattern: `${ServiceName}.${string}`,
  def: CallOptions<I, O>,
): CallDef<I, O, undefined>;
export function defineCall<I extends z.ZodType, O extends z.ZodType, const H extends HttpDef>(
  pattern: `${ServiceName}.${string}`,
  def: CallOptions<I, O> & { rule: RouteRule; http: H & Fills<H, I> },
): CallDef<I, O, Route<H, ResponseOf<O>>>;
export function defineCall<O extends z.ZodType, const H extends HttpDef>(
  pattern: `${ServiceName}.${string}`,
  def: Omit<CallOptions<Asked<H>, O>, 'request'> & { request?: never; rule: RouteRule; http: H },
): CallDef<Asked<H>, O, Route<H, ResponseOf<O>>>;
export function defineCall(
  pattern: string,
  def: Omit<CallOptions<z.ZodType, z.ZodType>, 'request'> & { request?: z.ZodType; http?: HttpDef },
): CallDef {
  const deadlineMs = def.deadlineMs ?? DEFAULT_DEADLINE_MS;
  return {
    kind: 'call',
    service: serviceOf(pattern),
    pattern,
    rule: def.rule,
    request: def.request ?? askedBy(def.http),
    response: def.response,
    inPieces: def.inPieces,
    deadlineMs,
    vouchedMs: def.vouchedMs ?? deadlineMs,
    http: def.http && routeOf(def.http, def.rule, def.response),
  };
}

export function defineJob<I extends z.ZodType>(
  pattern: `${ServiceName}.${string}`,
  def: { payload: I; maxDeliveries?: number },
): JobDef<I> {
  return {
    kind: 'job',
    service: serviceOf(pattern),
    pattern,
    payload: def.payload,
    maxDeliveries: def.maxDeliveries ?? DEFAULT_MAX_DELIVERIES,
  };
}

interface JobKindOptions<I extends z.ZodType, R extends z.ZodType> {
  rule: RouteRule;
  input: I;
  result: R;
  deadlineMs: number;
}

export function defineJobKind<I extends z.ZodType, R extends z.ZodType>(
  kind: string,
  def: JobKindOptions<I, R>,
): JobKindDef<I, R, undefined>;
export function defineJobKind<I extends z.ZodType, R extends z.ZodType, const H extends HttpDef>(
  kind: string,
  def: JobKindOptions<I, R> & { http: H & Fills<H, I> },
): JobKindDef<I, R, Route<H, ResponseOf<R>>>;
export function defineJobKind(
  kind: string,
  def: JobKindOptions<z.ZodType, z.ZodType> & { http?: HttpDef },
): JobKindDef {
  const { rule, input, result, deadlineMs } = def;
  return {
    kind,
    rule,
    input,
    result,
    deadlineMs,
    http: def.http && routeOf({ cost: 'heavy', ...def.http }, rule, result),
  };
}

export function defineEvent<I extends z.ZodType>(
  pattern: string,
  def: { payload: I },
): EventDef<I> {
  return { kind: 'event', pattern, payload: def.payload };
}

function serviceOf(pattern: string): ServiceName {
  const name = pattern.slice(0, pattern.indexOf('.'));
  const service = SERVICES.find((candidate) => candidate === name);
  if (!service) throw new Error(`Pattern ${pattern} does not start with a service name.`);
  return service;
}
