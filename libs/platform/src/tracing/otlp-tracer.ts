import { randomUUID } from 'node:crypto';
import {
  isSpanContextValid,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '../logging/logger.js';
import { VERSION } from '../version.js';
import type { About, Attributes, Span, Tracer } from './spans.js';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/** How long a stop waits for a collector that is down, in milliseconds. */
const SEND_MS = 3_000;

interface OtlpTracerOptions {
  readonly service: string;
  /** Base address of the collector, to which `/v1/traces` is added. */
  readonly endpoint: string;
  /** From 0 to 1: of the traces that begin here. */
  readonly share: number;
  readonly logger: Logger;
}

/** Spans of OpenTelemetry, sent as OTLP over HTTP in batches. Loaded only where it is used. */
export class OtlpTracer implements Tracer {
  private readonly provider: TracerProvider;
  private readonly tracer;

  constructor({ service, endpoint, share, logger }: OtlpTracerOptions) {
    const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url, timeoutMillis: SEND_MS });
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({
        'service.namespace': 'casewright',
        'service.name': service,
        'service.version': VERSION,
        'service.instance.id': randomUUID(),
      }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter: telling(exporter, logger) })],
    });
    this.tracer = this.provider.getTracer('casewright', VERSION);
  }

  start({ name, kind, attributes = {} }: About, parent: string | undefined): Span {
    const sender = contextOf(parent);
    const context = sender ? trace.setSpanContext(ROOT_CONTEXT, sender) : ROOT_CONTEXT;
    const options = { kind: KINDS[kind], attributes: { ...attributes } };
    return new OtlpSpan(this.tracer.startSpan(name, options, context));
  }

  /** Sends what is left. Failure to deliver has been logged, and does not hold up the process. */
  async close(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined);
  }
}

class OtlpSpan implements Span {
  readonly traceId: string;
  readonly traceparent: string;
  isOver = false;

  constructor(private readonly span: OtelSpan) {
    const { traceId, spanId, traceFlags } = span.spanContext();
    this.traceId = traceId;
    this.traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  set(attributes: Attributes): void {
    this.span.setAttributes({ ...attributes });
  }

  end(fault?: string): void {
    if (fault) {
      this.span.setAttribute('error.type', fault);
      this.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.isOver = true;
    this.span.end();
  }
}

/** Undefined for what is none: then a trace begins. */
function contextOf(traceparent: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}

/** Says once that traces do not arrive, and once that they do again. */
function telling(exporter: OTLPTraceExporter, logger: Logger): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !isAway) logger.warn('The trace collector does not accept traces.');
        if (!failed && isAway) logger.warn('The trace collector accepts traces again.');
        isAway = failed;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
