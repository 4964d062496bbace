/** A RabbitMQ for tests. */
export interface TestBroker {
  readonly url: string;
  /** Of its management, if that can be reached. */
  readonly managementUrl?: string | undefined;
  /** False for a broker that was there before us: it may be used, never restarted or stopped. */
  readonly owned: boolean;
  /** Stops it at once, without a farewell to its clients; what is on disk stays. */
  kill(): Promise<void>;
  /** Stops it in good order and starts it again. */
  restart(): Promise<void>;
  /** Starts it again after `kill`; resolves when it takes connections. */
  start(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** No broker can be had on this machine; `message` says how to enable one. */
export class BrokerNotAvailableError extends Error {
  override readonly name = 'BrokerNotAvailableError';
}
