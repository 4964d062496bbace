import { IsNumber, IsOptional, IsString, IsUrl, Max, Min } from 'class-validator';
import { loadConfig } from '../config/load-config.js';
import type { Logger } from '../logging/logger.js';
import type { ShutdownStep } from '../shutdown/shutdown.js';
import { useTracer } from './spans.js';

/** By the names that OpenTelemetry gives them. */
class TracingConfig {
  /** If absent, nothing is traced, and the tracing code is not even loaded. */
  @IsOptional()
  @IsUrl(
    { protocols: ['http', 'https'], require_tld: false, require_protocol: true },
    { message: 'must be the http:// or https:// address of a collector' },
  )
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** Headers that the collector requires, often a key. */
  @IsOptional()
  @IsString()
  OTEL_EXPORTER_OTLP_HEADERS?: string;

  /** Share of requests whose traces are sent. */
  @IsNumber()
  @Min(0)
  @Max(1)
  OTEL_TRACES_SAMPLER_ARG: number = 1;
}

/** Sends what this process does for requests to a collector, where one is named. */
export async function openTracing(
  service: string,
  stop: ShutdownStep[],
  logger: Logger,
): Promise<void> {
  const config = loadConfig(TracingConfig);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = config;
  if (!endpoint) return;
  // The exporter reads it there itself, and knows nothing of a secret in a file.
  const headers = config.OTEL_EXPORTER_OTLP_HEADERS;
  if (headers) process.env.OTEL_EXPORTER_OTLP_HEADERS = headers;
  const { OtlpTracer } = await import('./otlp-tracer.js');
  const tracer = new OtlpTracer({ service, endpoint, share, logger });
  useTracer(tracer);
  // Last, so that what stops is traced too.
  stop.push({ name: 'traces', run: () => tracer.close() });
}
