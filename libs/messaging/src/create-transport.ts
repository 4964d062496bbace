import { createLogger, type Logger } from '@casewright/platform';
import type { BusTransport } from './bus/bus.js';
import type { QueueLimits } from './bus/limits.js';
import { InProcessTransport } from './in-process/in-process.transport.js';
import { RabbitTransport } from './rabbitmq/rabbit.transport.js';
import { type BusIdentity, passingIdentity } from './trust/identity.js';

export interface TransportOptions {
  /** `amqp://…` or `amqps://…`; absent or empty: everything is in this process. */
  url?: string | undefined;
  logger?: Logger | undefined;
  /**
   * Identity of this process; default: all parts in one, with a key that lives as long as the
   * process.
   */
  identity?: BusIdentity | undefined;
  /** First part of every name on the broker, so that installations can share one. */
  namespace?: string | undefined;
  /** Milliseconds to wait for the broker at start; default 30,000. */
  connectTimeoutMs?: number | undefined;
  /** Every process on one broker must use the same; meant for tests. */
  limits?: Partial<QueueLimits> | undefined;
}

const DEFAULT_NAMESPACE = 'casewright';
const DEFAULT_CONNECT_TIMEOUT_MS = 30_000;

/**
 * The bus of this process. Resolves when messages can be sent.
 * @throws ConfigurationError with a sentence for the operator when the broker cannot be used
 */
export async function createTransport(options: TransportOptions = {}): Promise<BusTransport> {
  const logger = options.logger ?? createLogger('bus');
  const { url, limits, identity = passingIdentity() } = options;
  if (!url) return new InProcessTransport(logger, limits, identity);
  return RabbitTransport.open({
    url,
    logger,
    limits,
    identity,
    namespace: options.namespace ?? DEFAULT_NAMESPACE,
    connectTimeoutMs: options.connectTimeoutMs ?? DEFAULT_CONNECT_TIMEOUT_MS,
  });
}
