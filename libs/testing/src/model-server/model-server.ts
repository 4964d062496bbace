import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerChat } from './chat-completion.js';
import { DIMENSIONS, embedWords } from './embed-words.js';
import type { ScriptedAnswer, ScriptedJson } from './scripted-answer.js';

interface ModelServerOptions {
  /** Where it listens; without these only this machine reaches it, at a free port. */
  host?: string;
  port?: number;
  /** Length of the vectors. */
  dimensions?: number;
  /** Words that mean the same. */
  groups?: readonly (readonly string[])[];
  /** What the model writes, where nothing is scripted; without this it writes `{}`. */
  chat?: (request: ModelRequest) => ScriptedAnswer;
  /** Whether it refuses to be told the shape of its answer, as older endpoints do. */
  withoutSchemas?: boolean;
}

/** A request as it came. */
export interface ModelRequest {
  path: string;
  authorization: string | undefined;
  body: {
    model?: string;
    input?: string[];
    messages?: { role: string; content: string }[];
    [field: string]: unknown;
  };
}

const NO_SCHEMAS: ScriptedJson = {
  status: 400,
  body: {
    error: { message: "'response_format' of type json_schema is not supported.", code: null },
  },
};

/**
 * A model behind OpenAI's HTTP protocol that answers the same to the same, on its own port.
 * What it was asked is in `requests`; `answerNext` scripts what it says, or how it fails, instead.
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
    http.listen(options.port ?? 0, options.host ?? '127.0.0.1');
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
    const answer = this.scripted.shift() ?? this.reply(this.requests.at(-1)!);
    if (!('status' in answer)) return answerChat(response, body, answer);
    const { status, headers, body: said } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(said ?? errorOf(status)));
  }

  private reply(request: ModelRequest): ScriptedAnswer {
    const { path, body } = request;
    if (path === '/v1/chat/completions') return this.chat(request);
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

  private chat(request: ModelRequest): ScriptedAnswer {
    if (this.options.withoutSchemas && 'response_format' in request.body) return NO_SCHEMAS;
    return this.options.chat?.(request) ?? { say: '{}' };
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
