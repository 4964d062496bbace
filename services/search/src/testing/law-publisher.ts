import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A publisher's server of files: with ranges and tags, and with faults where a spec wants them. */
export class LawPublisher {
  readonly files = new Map<string, Buffer>();
  /** `GET /us/1.zip bytes=100-`, in order. */
  readonly asked: string[] = [];
  /** What answers in place of the next request for a path. */
  readonly faults = new Map<string, (response: ServerResponse, file: Buffer) => void>();
  private readonly server = createServer((request, response) => this.answer(request, response));

  static async open(): Promise<LawPublisher> {
    const publisher = new LawPublisher();
    publisher.server.listen(0, '127.0.0.1');
    await once(publisher.server, 'listening');
    return publisher;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  put(path: string, content: string | Buffer | object): void {
    const isText = typeof content === 'string' || Buffer.isBuffer(content);
    this.files.set(path, Buffer.from(isText ? content : JSON.stringify(content)));
  }

  /** The connection breaks off after so many bytes of the next answer. */
  breakOff(path: string, after: number, isKept: () => Promise<boolean>): void {
    this.faults.set(path, (response, file) => {
      response.writeHead(200, { ...headersOf(file), 'content-length': file.length });
      response.write(file.subarray(0, after));
      const look = async (): Promise<void> => {
        if (await isKept()) response.destroy();
        else setTimeout(look, 20);
      };
      void look();
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse): void {
    const path = url.slice(1);
    const file = this.files.get(path);
    const range = headers.range ?? '';
    this.asked.push(`${method} ${url} ${range}`.trim());
    const fault = method === 'GET' && this.faults.get(path);
    if (!file) {
      response.writeHead(404).end();
    } else if (fault) {
      this.faults.delete(path);
      fault(response, file);
    } else if (range && headers['if-range'] === headersOf(file).etag) {
      const start = Number(/\d+/.exec(range)?.[0]);
      const said = `bytes ${start}-${file.length - 1}/${file.length}`;
      response.writeHead(206, { ...headersOf(file), 'content-range': said });
      response.end(file.subarray(start));
    } else {
      response.writeHead(200, { ...headersOf(file), 'content-length': file.length });
      response.end(method === 'HEAD' ? undefined : file);
    }
  }
}

const headersOf = (file: Buffer) => ({ etag: `"${createHash('md5').update(file).digest('hex')}"` });
