import type { AppError, QueueState, ServiceName } from '@casewright/contracts';
import type { Reply, WireMessage } from '../wire/message.js';
import type { BusState } from './bus.js';

/** What a transport does for the bus client: it carries bytes and knows nothing of schemas. */
export interface Carrier {
  readonly kind: 'rabbitmq' | 'in-process';
  /**
   * Sends a request that lapses after `ttlMs`. `settle` is called at most once, possibly before
   * this returns. The returned function makes the carrier forget the request.
   */
  request(
    service: ServiceName,
    message: WireMessage,
    ttlMs: number,
    settle: (outcome: Reply | AppError) => void,
  ): () => void;
  /** Resolves once the job is stored. */
  enqueue(service: ServiceName, message: WireMessage): Promise<void>;
  /** Resolves once every durable listener's copy is stored. */
  broadcast(message: WireMessage): Promise<void>;
  state(): BusState;
  queues(): Promise<QueueState[]>;
  onStateChange(listener: (state: BusState) => void): () => void;
  close(): Promise<void>;
}
