import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DIMENSIONS, embedWords } from './embed-words.js';

export interface ModelServerOptions {
  /** Length of the vectors. */
  dimensions?: number;
  /** Words that mean the same. */
  groups?: readonly (readonly string[])[];
}

/** A request as it came. */
export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  body: { model?: string; input?: string[]; [field: string]: unknown };
}

/** An answer that comes in the place of the real one. */
export interface ScriptedAnswer {
  status: number;
  headers?: Record<string, string>;
  /** JSON; absent: an error as OpenAI words it. */
  body?: unknown;
}

/**
 * A model behind OpenAI's HTTP protocol that answers the same to the same, on a port of its own.
 * What it was asked is in `requests`; `answerNext` scripts what it says instead.
 */
export class ModelServer {
  readonly requests: ModelRequest[] = [];
  private readonly scripted: ScriptedAnswer[] = [];

  private constructor(
    private readonly server: Server,
    private readonly options: ModelServerOptions,
  ) {}

  static async start(options: ModelServerOptions = {}): Promise<ModelServer> {
    const http = createServer();
    const server = new ModelServer(http, options);
    http.on('request', (request, response) => void server.answer(request, response));
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    return server;
  }

  /** For OPENAI_BASE_URL. */
  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** Queues answers for the next requests, one each. */
  answerNext(...answers: ScriptedAnswer[]): void {
    this.scripted.push(...answers);
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    if (this.server.listening) await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization } = request.headers;
    const body = await bodyOf(request);
    this.requests.push({ path: request.url ?? '', authorization, body });
    const { status, headers, body: said } = this.scripted.shift() ?? this.reply(request.url, body);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(said ?? errorOf(status)));
  }

  private reply(path: string | undefined, body: ModelRequest['body']): ScriptedAnswer {
    if (path !== '/v1/embeddings') return { status: 404 };
    const { dimensions = DIMENSIONS, groups = [] } = this.options;
    const data = (body.input ?? []).map((text, index) => ({
      object: 'embedding',
      index,
      embedding: embedWords(text, dimensions, groups),
    }));
    const usage = { prompt_tokens: 1, total_tokens: 1 };
    return { status: 200, body: { object: 'list', model: body.model, data, usage } };
  }
}

async function bodyOf(request: IncomingMessage): Promise<ModelRequest['body']> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) text += part;
  return text === '' ? {} : JSON.parse(text);
}

function errorOf(status: number): unknown {
  return { error: { message: `Scripted: ${status}`, type: 'scripted', code: null } };
}
