import { createTransport } from '@casewright/messaging';

/** Our bus beside the product's own: other queues on the same broker. */
export function openBus() {
  return createTransport({ url: process.env.BROKER_URL, namespace: 'casewright-bench' });
}
