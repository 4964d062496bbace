import type { KeyObject } from 'node:crypto';
import { hostname } from 'node:os';
import { FileReceiver } from './file.receiver.js';
import type { Receiver } from './receiver.js';
import { SyslogReceiver } from './syslog.receiver.js';
import { WebhookReceiver } from './webhook.receiver.js';

/** @param key signs a webhook's bodies */
export function openReceiver(target: string, key: KeyObject): Receiver {
  const url = new URL(target);
  if (url.protocol === 'file:') return new FileReceiver(url);
  if (url.protocol.startsWith('syslog')) return new SyslogReceiver(url, hostname());
  return new WebhookReceiver(url, key);
}
