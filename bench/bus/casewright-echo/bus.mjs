import { createTransport, identityOfAll } from '@casewright/messaging';

/** Our bus alongside the product's own: other queues on the same broker. */
export function openBus() {
  const namespace = 'casewright-bench';
  // Its processes are one another's equals: they share a key.
  const identity = identityOfAll(namespace);
  return createTransport({ url: process.env.BROKER_URL, namespace, identity });
}
