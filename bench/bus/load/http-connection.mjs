import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/**
 * One keep-alive connection that sends the same GET again and again. Deliberately little more than
 * a socket: on a small machine a full HTTP client would take the processor from what it measures.
 */
export class HttpConnection {
  #socket;
  #request;
  #received = Buffer.alloc(0);
  #asked;

  constructor({ port, path, headers = {} }) {
    const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    this.#request = `GET ${path} HTTP/1.1\r\n${head}\r\n`;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#asked?.reject(error));
    this.#socket.on('close', () => this.#asked?.reject(new Error('The server hung up.')));
  }

  /** Resolves when the whole answer is there. */
  get() {
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
      this.#socket.write(this.#request);
    });
  }

  close() {
    this.#asked = undefined;
    this.#socket.destroy();
  }

  #take(chunk) {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk;
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd === -1) return;
    const head = this.#received.latin1Slice(0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200 ') || !length) {
      return this.#asked.reject(new Error(`Not a measurable answer: ${head.split('\r\n')[0]}`));
    }
    if (this.#received.length < headEnd + HEAD_END.length + Number(length)) return;
    this.#received = Buffer.alloc(0);
    this.#asked.resolve();
  }
}
