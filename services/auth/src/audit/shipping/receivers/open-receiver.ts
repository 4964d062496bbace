import type { KeyObject } from 'node:crypto';
import { hostname } from 'node:os';
import { FileReceiver } from './file.receiver.js';
import type { Receiver } from './receiver.js';
import { SyslogReceiver } from './syslog.receiver.js';
import { WebhookReceiver } from './webhook.receiver.js';

/** Allowed values of `AUDIT_SHIP_TO`. A webhook without TLS must be on this machine. */
export const SHIP_TO =
  /^(?:file:\/[^\0]+|syslog(?:\+tls)?:\/\/[^\s/]+|https:\/\/\S+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/\S*)?)$/;

/** @param key signs a webhook's bodies */
export function openReceiver(target: string, key: KeyObject): Receiver {
  const url = new URL(target);
  if (url.protocol === 'file:') return new FileReceiver(url);
  if (url.protocol.startsWith('syslog')) return new SyslogReceiver(url, hostname());
  return new WebhookReceiver(url, key);
}
