import type {
  CallDef,
  EventDef,
  JobDef,
  Principal,
  QueueState,
  ServiceName,
} from '@casewright/contracts';
import type { Logger } from '@casewright/platform';
import type { CustomTransportStrategy } from '@nestjs/microservices';
import type { z } from 'zod';
import type { ClaimStores } from '../claim-check/claim-check.js';
import type { KeptJson } from '../claim-check/json.js';

/** Whether messages can be sent now; `detail` tells an operator why not. */
export interface BusState {
  readonly status: 'up' | 'down';
  readonly detail?: string;
}

export interface CallOptions {
  /** Who the call is made for; default: the principal of the current context. */
  principal?: Principal | undefined;
  /** Default: the id of the current context. */
  correlationId?: string | undefined;
  /** Milliseconds; default: the definition's. Never later than the current context's deadline. */
  deadlineMs?: number | undefined;
  /** Rejects the call with the signal's reason. Work that has begun elsewhere continues. */
  signal?: AbortSignal | undefined;
}

export interface SubmitOptions {
  /** Identity of the job for its handler, the same on every redelivery; default: a random UUID. */
  messageId?: string | undefined;
  principal?: Principal | undefined;
  correlationId?: string | undefined;
}

/** Typed calls, jobs and events. Every failure is an `AppError`, except an aborted signal's reason. */
export interface Bus {
  /**
   * Asks a service and waits for its answer, at most to the deadline. The request crosses as JSON:
   * dates become ISO strings, absent and `undefined` fields are the same, `undefined` itself is
   * `null`; what JSON cannot say (BigInt, Map, Buffer, function) is refused.
   * @throws AppError the service's own error; or VALIDATION_FAILED, PAYLOAD_TOO_LARGE,
   * DEADLINE_EXCEEDED, UNAVAILABLE, OVERLOADED, UNKNOWN_PATTERN, BAD_RESPONSE, INTERNAL.
   */
  call<I extends z.ZodType, O extends z.ZodType>(
    def: CallDef<I, O>,
    data: z.input<I>,
    options?: CallOptions,
  ): Promise<z.output<O>>;

  /** As `call`, but an answer larger than a message comes unread, to be passed on. */
  fetch<I extends z.ZodType, O extends z.ZodType>(
    def: CallDef<I, O>,
    data: z.input<I>,
    options?: CallOptions,
  ): Promise<z.output<O> | KeptJson<z.output<O>>>;

  /** Submits a job; resolves once the broker has confirmed that it is stored. */
  submit<I extends z.ZodType>(
    def: JobDef<I>,
    payload: z.input<I>,
    options?: SubmitOptions,
  ): Promise<void>;

  /** Publishes an event to every listening group; resolves once the broker has confirmed it. */
  publish<I extends z.ZodType>(def: EventDef<I>, payload: z.input<I>): Promise<void>;

  readonly kind: 'rabbitmq' | 'in-process';

  state(): BusState;

  /** All queues, with their waiting messages and consumers. @throws AppError */
  queues(): Promise<QueueState[]>;

  /**
   * Told of every connect, reconnect, and disconnect. What was published in between may have been
   * missed by a listener that is not durable, so caches that events keep fresh are cleared here.
   * @returns a function that ends the subscription
   */
  onStateChange(listener: (state: BusState) => void): () => void;

  /** Ends the connection; calls in flight fail with UNAVAILABLE. */
  close(): Promise<void>;
}

export interface BusServerOptions {
  /** Whose queue is served. The gateway owns none and listens to events only. */
  service: ServiceName | 'gateway';
  /** Call handlers, and event handlers, that run at once; default 64. */
  concurrency?: number | undefined;
  /** Job handlers that run at once; default 2. */
  jobConcurrency?: number | undefined;
  /** One instance of the service gets each event (`group`, the default), or all of them do. */
  eventsTo?: 'group' | 'every-instance' | undefined;
  /** Milliseconds that a shutdown waits for running handlers; default 20,000. */
  drainMs?: number | undefined;
  /** Milliseconds before a failed job is tried again, doubled each time; default 1,000. */
  jobRetryDelayMs?: number | undefined;
  logger?: Logger | undefined;
}

export interface BusServerState extends BusState {
  /** Handlers that are running. */
  readonly running: number;
}

/** Messages waiting in a queue of the service; `dead` holds those that were given up. */
export interface QueueDepth {
  readonly kind: 'calls' | 'jobs' | 'events' | 'dead';
  readonly messages: number;
}

export interface BusServerControl {
  /** Takes no new messages; resolves when all running handlers have finished and replied. */
  drain(): Promise<void>;
  state(): BusServerState;
  /** Current depths of the service's queues; empty if the broker does not answer. */
  depths(): Promise<readonly QueueDepth[]>;
}

/** A Nest transport strategy: `createMicroservice(AppModule, { strategy: transport.server(…) })`. */
export type BusServerStrategy = CustomTransportStrategy & BusServerControl;

export interface BusTransport {
  readonly kind: 'rabbitmq' | 'in-process';
  readonly bus: Bus;
  readonly stores: ClaimStores;
  server(options: BusServerOptions): BusServerStrategy;
  /** Closes the bus. Close the Nest applications that use its servers first. */
  close(): Promise<void>;
}
