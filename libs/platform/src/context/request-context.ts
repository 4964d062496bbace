import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Principal } from '@casewright/contracts';

/** How long work that nobody waits for at a connection may wait for a service that is down. */
export interface Patience {
  /** Epoch milliseconds after which a service that is down is an error. */
  readonly until: number;
  /** Milliseconds that one question may wait, where that is less. */
  readonly atMostMs?: number | undefined;
  /** Aborted when the work itself has ended. */
  readonly signal: AbortSignal;
  /** Told that the work begins to wait. @returns what says that the waiting is over */
  waitFor(service: string): () => void;
}

/** What travels with a request through every layer and over the bus, alongside its data. */
export interface RequestContext {
  readonly correlationId: string;
  principal?: Principal | undefined;
  /** The gateway's signed word for the principal, which a service passes on where it asks others. */
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

/** Names the principal of the current request, once the edge has found out who it is. */
export function signIn(principal: Principal, voucher?: string): void {
  const context = storage.getStore();
  if (!context) throw new Error('There is no request to sign in to.');
  context.principal = principal;
  context.voucher = voucher;
}
