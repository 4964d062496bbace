import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number | string };

/** A span as OTLP has it, of which the rest is not looked at. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
}

interface Sent {
  resourceSpans: { resource: object; scopeSpans: { spans: SentSpan[] }[] }[];
}

export interface TraceReceiver {
  readonly endpoint: string;
  /** All that arrived, as it arrived. */
  readonly texts: readonly string[];
  /** Every Authorization header that came with them. */
  readonly keys: ReadonlySet<string | undefined>;
  spans(): SentSpan[];
  /** The names of a span and of those around it, up to where the trace has begun. */
  wayOf(span: SentSpan): string[];
  stop(): void;
}

/** A collector of traces: OTLP over HTTP, as JSON, in this process. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const texts: string[] = [];
  const keys = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url === '/v1/traces') {
      texts.push(String(Buffer.concat(chunks)));
      keys.add(request.headers.authorization);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spans = () => texts.flatMap(spansOf);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts,
    keys,
    spans,
    wayOf(span) {
      const byId = new Map(spans().map((one) => [one.spanId, one]));
      const way: string[] = [];
      for (let at: SentSpan | undefined = span; at; at = byId.get(at.parentSpanId ?? '')) {
        way.unshift(at.name);
      }
      return way;
    },
    stop: () => server.close(),
  };
}

function spansOf(text: string): SentSpan[] {
  const { resourceSpans } = JSON.parse(text) as Sent;
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}
