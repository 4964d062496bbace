import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '@casewright/contracts';

/**
 * What a span may say: the route's pattern, the call's name, a statement's kind and its tables. All of
 * it is named by the code, so that nothing which a user wrote has a place.
 */
export interface Attributes {
  'http.request.method'?: string;
  'http.route'?: string;
  'http.response.status_code'?: number;
  'rpc.service'?: string;
  'rpc.method'?: string;
  'messaging.operation.name'?: 'send' | 'process';
  'messaging.destination.name'?: string;
  'db.system.name'?: 'postgresql';
  'db.namespace'?: string;
  'db.operation.name'?: string;
  'db.collection.name'?: string;
  'gen_ai.request.model'?: string;
  'gen_ai.usage.input_tokens'?: number;
  'gen_ai.usage.output_tokens'?: number;
  'casewright.task'?: string;
  'casewright.outcome'?: string;
  'casewright.attempt'?: number;
}

export interface About {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: Attributes;
}

export interface Span {
  readonly traceId: string;
  /** For whoever continues with the trace elsewhere, as W3C's Trace Context has it. */
  readonly traceparent: string;
  readonly isOver: boolean;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** @param fault a code; absent where nothing went wrong */
  end(fault?: string): void;
}

export interface Tracer {
  /** @param parent a `traceparent`; without a valid one a trace begins */
  start(about: About, parent: string | undefined): Span;
}

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span | undefined>();

/** Undefined: nobody traces, and everything below does nothing. */
export function useTracer(one: Tracer | undefined): void {
  tracer = one;
}

export const isTracing = (): boolean => tracer !== undefined;

/** Begins a trace, or continues with the sender's. */
export function beginTrace(about: About, parent: string | undefined): Span | undefined {
  return tracer?.start(about, parent);
}

/** Goes on with a trace; work that no request has caused is in none. */
export function continueTrace(about: About, parent: string | undefined): Span | undefined {
  return parent ? tracer?.start(about, parent) : undefined;
}

/** Runs work as the span's, whoever's turn it is in: without a span, as nobody's. */
export function within<T>(span: Span | undefined, work: () => T): T {
  return tracer ? current.run(span, work) : work();
}

/** The span that runs now. What continues after its end, such as a timer, is no part of it. */
export function currentSpan(): Span | undefined {
  const span = tracer && current.getStore();
  return span?.isOver ? undefined : span;
}

/** Work as a part of the span that runs now; without one, just the work. */
export async function inSpan<T>(
  describe: () => About,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const parent = currentSpan();
  if (!parent) return work(undefined);
  const span = continueTrace(describe(), parent.traceparent);
  try {
    const result = await within(span, () => work(span));
    span?.end();
    return result;
  } catch (error) {
    span?.end(codeOf(error));
    throw error;
  }
}

/** Never a message: it may quote what a user wrote. */
function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.constructor.name : 'unknown';
}
