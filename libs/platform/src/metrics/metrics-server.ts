import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { collectDefaultMetrics } from 'prom-client';
import { loadConfig } from '../config/load-config.js';
import { OperatorError } from '../config/operator-error.js';
import type { ShutdownStep } from '../shutdown/shutdown.js';
import { VERSION } from '../version.js';
import { registry } from './instruments.js';
import { reading } from './readings.js';

class MetricsConfig {
  /** Absent: nobody is answered. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(65_535)
  METRICS_PORT?: number;

  /** The address that the port is opened on: others than this machine are let in by name only. */
  @IsString()
  METRICS_HOST: string = '127.0.0.1';
}

/** How often the event loop is looked at; more often would be work for an idle process. Milliseconds. */
const LOOK_EVERY_MS = 50;

let isMeasured = false;

/**
 * Answers `GET /metrics` where METRICS_PORT is set: a port of its own, never the one that users reach.
 * @returns the port, or null where none is set
 */
export async function openMetrics(stop: ShutdownStep[]): Promise<number | null> {
  const { METRICS_PORT: port, METRICS_HOST: host } = loadConfig(MetricsConfig);
  if (port === undefined) return null;
  measureProcess();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, port, host);
  stop.push({ name: 'metrics', run: () => close(server) });
  return (server.address() as AddressInfo).port;
}

/** Once: processor, memory, event loop, garbage collection, and what this process is. */
function measureProcess(): void {
  if (isMeasured) return;
  isMeasured = true;
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOK_EVERY_MS });
  reading('build_info', 'Always 1; the version is its label', ['version'], () => [
    { labels: { version: VERSION }, value: 1 },
  ]);
  reading('memory_limit_bytes', 'Memory limit of the process', [], () => {
    const limit = process.constrainedMemory();
    // Where there is no limit, systems say so in numbers that no machine has.
    return limit > 0 && limit < Number.MAX_SAFE_INTEGER ? [{ labels: {}, value: limit }] : [];
  });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code = 'failed' }: NodeJS.ErrnoException) =>
      reject(new OperatorError(`METRICS_PORT ${port} cannot be opened on ${host} (${code}).`)),
    );
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
