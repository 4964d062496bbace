import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Shipped, syslogOf } from '../shipped-lines.js';
import type { Receiver } from './receiver.js';

const TCP_PORT = 514;
const TLS_PORT = 6514;

/**
 * RFC 5424 over TCP (RFC 6587) or TLS (RFC 5425), each message behind its length. Syslog acknowledges
 * nothing, so each batch has a connection of its own: the receiver closes its side when it has read to
 * the end, and a connection that is reset before has not been read.
 */
export class SyslogReceiver implements Receiver {
  readonly name: string;
  private readonly address: { host: string; port: number };

  /** @param ca a certificate that counts, beside those that Node.js knows (`NODE_EXTRA_CA_CERTS`) */
  constructor(
    private readonly url: URL,
    private readonly host: string,
    private readonly ca?: string,
  ) {
    const port = Number(url.port) || (this.isTls ? TLS_PORT : TCP_PORT);
    this.address = { host: url.hostname.replace(/^\[|\]$/g, ''), port };
    this.name = `${url.protocol}//${url.hostname}:${port}`;
  }

  async deliver(batch: readonly Shipped[], signal: AbortSignal): Promise<void> {
    const socket = this.connect();
    const onAbort = (): void => void socket.destroy(new Error('It took too long.'));
    signal.addEventListener('abort', onAbort);
    try {
      await once(socket, this.isTls ? 'secureConnect' : 'connect');
      const closed = once(socket, 'close');
      // Whatever it says is of no meaning to us; unread, it would keep the end from being seen.
      socket.resume().end(batch.map((each) => framed(syslogOf(each, this.host))).join(''));
      await closed;
    } finally {
      signal.removeEventListener('abort', onAbort);
      socket.destroy();
    }
  }

  private get isTls(): boolean {
    return this.url.protocol === 'syslog+tls:';
  }

  private connect(): Socket {
    const { host, port } = this.address;
    return this.isTls
      ? connectTls({ host, port, ...(this.ca ? { ca: this.ca } : {}) })
      : connectTcp({ host, port });
  }
}

/** Octet counting: RFC 6587, section 3.4.1. */
const framed = (message: string): string => `${Buffer.byteLength(message)} ${message}`;
