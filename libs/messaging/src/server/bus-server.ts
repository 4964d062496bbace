import { createLogger, type Logger } from '@casewright/platform';
import { type MessageHandler, Server } from '@nestjs/microservices';
import type {
  BusServerControl,
  BusServerOptions,
  BusServerState,
  BusState,
  QueueDepth,
} from '../bus/bus.js';
import { ClaimCheck, type ClaimStores } from '../claim-check/claim-check.js';
import { HandlerRegistry } from './handler-registry.js';
import { HandlerRunner } from './handler-runner.js';
import { RunningWork } from './running-work.js';
import type { Trust } from './trust.js';

const DEFAULT_CONCURRENCY = 64;
const DEFAULT_JOB_CONCURRENCY = 2;
const DEFAULT_DRAIN_MS = 20_000;
const DEFAULT_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 30_000;

/** The part of a server that is the same for every transport: handlers, running work, draining. */
export abstract class BusServer extends Server implements BusServerControl {
  /** Handler failures are dealt with here, so Nest need not log them a second time. */
  override readonly propagatesEventHandlerErrors = true;

  protected readonly service: BusServerOptions['service'];
  protected readonly concurrency: number;
  protected readonly jobConcurrency: number;
  protected readonly everyInstance: boolean;
  protected readonly drainMs: number;
  protected readonly log: Logger;
  protected readonly handlers: HandlerRegistry;
  protected readonly runner: HandlerRunner;
  protected readonly running = new RunningWork();
  private readonly retryDelayMs: number;
  private readonly stopping = new AbortController();
  private drained: Promise<void> | undefined;

  constructor(options: BusServerOptions, trust: Trust, stores: ClaimStores) {
    super();
    this.service = options.service;
    this.concurrency = options.concurrency ?? DEFAULT_CONCURRENCY;
    this.jobConcurrency = options.jobConcurrency ?? DEFAULT_JOB_CONCURRENCY;
    this.everyInstance = options.eventsTo === 'every-instance';
    this.drainMs = options.drainMs ?? DEFAULT_DRAIN_MS;
    this.retryDelayMs = options.jobRetryDelayMs ?? DEFAULT_RETRY_DELAY_MS;
    this.log = options.logger ?? createLogger('bus');
    this.handlers = new HandlerRegistry(options.service);
    const claims = new ClaimCheck(stores, options.service);
    this.runner = new HandlerRunner(this.handlers, this.log, trust, claims);
  }

  /** Stops taking messages; those already taken continue. */
  protected abstract stopTaking(): Promise<void>;
  /** Returns unfinished messages, after the last reply has been sent. */
  protected abstract release(): Promise<void>;
  protected abstract connection(): BusState;
  abstract depths(): Promise<readonly QueueDepth[]>;
  /** Connects and begins to take messages. */
  protected abstract start(): Promise<void>;

  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    _isEvent?: boolean,
    extras?: Record<string, unknown>,
  ): void {
    this.handlers.add(pattern, callback, extras);
  }

  listen(callback: (error?: unknown) => void): void {
    this.start().then(
      () => callback(),
      (error: unknown) => callback(error),
    );
  }

  drain(): Promise<void> {
    this.drained ??= this.finish();
    return this.drained;
  }

  async close(): Promise<void> {
    await this.drain();
    await this.release();
  }

  state(): BusServerState {
    return { ...this.connection(), running: this.running.size };
  }

  on(): never {
    throw new Error('Bus servers emit no events. Use state() or the onStateChange of the bus.');
  }

  unwrap<T>(): T {
    return this as unknown as T;
  }

  protected get draining(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Resolves when a failed job may be tried again; at once when this server is stopping. */
  protected retryPause(delivery: number): Promise<void> {
    const ms = Math.min(MAX_RETRY_DELAY_MS, this.retryDelayMs * 2 ** (delivery - 1));
    const { signal } = this.stopping;
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
    });
  }

  private async finish(): Promise<void> {
    this.stopping.abort();
    await this.stopTaking();
    if (await this.running.idle(this.drainMs)) return;
    this.log.warn(
      { service: this.service, running: this.running.size, drainMs: this.drainMs },
      'Handlers still run at the end of the drain. Jobs among them will be delivered again.',
    );
  }
}
