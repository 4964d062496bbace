import type { z } from 'zod';

/** The services that own a schema and a queue. The gateway owns neither. */
export const SERVICES = ['auth', 'search', 'analysis', 'export'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** A request that is answered at once: both sides validate, and the deadline ends it on both. */
export interface CallDef<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly kind: 'call';
  readonly service: ServiceName;
  /** `<service>.<noun>.<verb>`, unique on the bus. */
  readonly pattern: string;
  readonly request: I;
  readonly response: O;
  /** Milliseconds from the caller's send to the caller's error. */
  readonly deadlineMs: number;
}

/** Work that outlives its request: persisted by its service, redelivered until done or dead. */
export interface JobDef<I extends z.ZodType = z.ZodType> {
  readonly kind: 'job';
  readonly service: ServiceName;
  readonly pattern: string;
  readonly payload: I;
  /** Deliveries before the message goes to the dead-letter queue. */
  readonly maxDeliveries: number;
}

/** A fact that has happened. Zero or more listeners; a publisher never waits for them. */
export interface EventDef<I extends z.ZodType = z.ZodType> {
  readonly kind: 'event';
  readonly pattern: string;
  readonly payload: I;
}

const DEFAULT_DEADLINE_MS = 8_000;
const DEFAULT_MAX_DELIVERIES = 3;

export function defineCall<I extends z.ZodType, O extends z.ZodType>(
  pattern: `${ServiceName}.${string}`,
  def: { request: I; response: O; deadlineMs?: number },
): CallDef<I, O> {
  return {
    kind: 'call',
    service: serviceOf(pattern),
    pattern,
    request: def.request,
    response: def.response,
    deadlineMs: def.deadlineMs ?? DEFAULT_DEADLINE_MS,
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
