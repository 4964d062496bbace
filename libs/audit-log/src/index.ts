export {
  type AuditFault,
  type ChainEnd,
  canonicalForm,
  faultOf,
  GENESIS,
  hashOf,
  sha256,
} from './chain.js';
export { entriesAfter } from './entries-after.js';
export { openReceiver } from './receivers/open-receiver.js';
export type { Receiver } from './receivers/receiver.js';
export { SyslogReceiver } from './receivers/syslog.receiver.js';
export { readShipped, type Shipped, shippedEntry, shippedHead } from './shipped-lines.js';
export { isSignedBy, publicKeyText, signHead } from './signed-head.js';
