import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { endpointFetch } from '@casewright/platform';
import { lineOf, type Shipped } from '../shipped-lines.js';
import { keyIdOf } from '../signed-head.js';
import type { Receiver } from './receiver.js';

/**
 * Posts a batch as JSON lines, with `x-casewright-signature: ed25519=…; key=…` over the body. Only an
 * answer of 2xx means that it is kept; a redirection is never followed.
 */
export class WebhookReceiver implements Receiver {
  readonly name: string;
  private readonly fetch = endpointFetch('on');
  private readonly address: string;
  private readonly credentials: Record<string, string>;

  constructor(
    url: URL,
    private readonly key: KeyObject,
  ) {
    const { username, password } = url;
    const basic = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
    this.credentials = username ? { authorization: `Basic ${basic.toString('base64')}` } : {};
    const bare = new URL(url);
    bare.username = '';
    bare.password = '';
    this.address = bare.href;
    this.name = `${bare.origin}${bare.pathname}`;
  }

  async deliver(batch: readonly Shipped[], signal: AbortSignal): Promise<void> {
    const body = `${batch.map(lineOf).join('\n')}\n`;
    const signature = sign(null, Buffer.from(body), this.key).toString('base64url');
    const response = await this.fetch(this.address, {
      method: 'POST',
      body,
      signal,
      headers: {
        'content-type': 'application/x-ndjson',
        'x-casewright-signature': `ed25519=${signature}; key=${keyIdOf(createPublicKey(this.key))}`,
        ...this.credentials,
      },
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`It answered ${response.status}.`);
  }
}
