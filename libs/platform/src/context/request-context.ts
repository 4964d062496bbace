import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Principal } from '@casewright/contracts';

/** How long background work, for which no client waits, may wait for a service that is down. */
export interface Patience {
  /** Epoch milliseconds after which a service that is down is an error. */
  readonly until: number;
  /** Milliseconds that one question may wait, where that is less. */
  readonly atMostMs?: number | undefined;
  /** Aborted when the work itself has ended. */
  readonly signal: AbortSignal;
  /** Called when the work begins to wait. @returns a function to call when the wait is over */
  waitFor(service: string): () => void;
}

/** What travels with a request through every layer and over the bus, alongside its data. */
export interface RequestContext {
  readonly correlationId: string;
  principal?: Principal | undefined;
  /**
   * The gateway's signed statement of the principal, which a service passes on when it calls
   * others.
   */
  voucher?: string | undefined;
  /** Epoch milliseconds after which nobody waits for the answer. */
  readonly deadline?: number | undefined;
  /** In jobs. Not sent over the bus. */
  readonly patience?: Patience | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The current context; outside of any request, a fresh one without a principal. */
export function currentContext(): RequestContext {
  return storage.getStore() ?? { correlationId: randomUUID() };
}

/** Sets the principal of the current request once the gateway has identified it. */
export function signIn(principal: Principal, voucher?: string): void {
  const context = storage.getStore();
  if (!context) throw new Error('There is no request to sign in to.');
  context.principal = principal;
  context.voucher = voucher;
}
