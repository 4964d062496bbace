import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { type BusTransport, readQueues } from '@casewright/messaging';
import { type Logger, NestLogger, runInContext } from '@casewright/platform';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';
import { Admission } from './admission/admission.js';
import { AppErrorFilter } from './errors/app-error.filter.js';
import { answerBrokenRequests } from './errors/broken-requests.js';
import { RecentErrors } from './errors/recent-errors.js';
import { GatewayModule } from './gateway.module.js';
import type { GatewayConfig } from './gateway-config.js';
import { HttpDrain } from './http-drain.js';
import { EdgeServer } from './http-server.js';
import { JobWatch } from './jobs/job-watch.js';
import { refuseUnknownHosts } from './known-hosts.js';
import { observeRequests } from './observe-requests.js';
import { serveOpenApi } from './routes/openapi.js';
import { refuseCrossSite } from './security/cross-site.middleware.js';
import { neverStored, readingRoomHeaders, securityHeaders } from './security/security-headers.js';
import { spaFiles } from './spa-files.js';

/**
 * Bytes from which answers of the API are packed: three segments, which leave together in any case.
 * Packing fewer takes longer than sending them.
 */
const PACKED_FROM = 4 * 1024;

/** An id of ours or of a proxy before us; anything else could forge log lines, or be a formula in the audit log’s file. */
const ACCEPTABLE_ID = /^\w[\w-]{7,63}$/;

interface StartGatewayOptions {
  transport: BusTransport;
  config: GatewayConfig;
  logger: Logger;
}

export interface RunningGateway {
  readonly port: number;
  /** Answers what has arrived, takes nothing new; at most about 18 seconds. */
  stop(): Promise<void>;
}

/** Serves the API and the SPA at one origin; resolves when the port is open. */
export async function startGateway(options: StartGatewayOptions): Promise<RunningGateway> {
  const { transport, config, logger } = options;
  const app = await NestFactory.create<NestExpressApplication>(
    GatewayModule.forTransport(transport, config),
    new EdgeServer(),
    { bodyParser: false, logger: new NestLogger(logger), abortOnError: false },
  );
  configure(app, config, logger);
  const listener = transport.server({ service: 'gateway', eventsTo: 'every-instance', logger });
  app.connectMicroservice({ strategy: listener });
  answerBrokenRequests(app.getHttpServer());
  const drain = new HttpDrain(app.getHttpServer());
  await app.startAllMicroservices();
  await app.listen(config.PORT);
  const endReadings = readQueues('gateway', listener);
  return {
    port: (app.getHttpServer().address() as { port: number }).port,
    async stop() {
      endReadings();
      app.get(JobWatch).close();
      await drain.run();
      await app.close();
    },
  };
}

function configure(app: NestExpressApplication, config: GatewayConfig, logger: Logger): void {
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.disable('x-powered-by');
  // Answers of the API are never stored, so nobody asks whether they have changed.
  app.disable('etag');
  app.setGlobalPrefix('api');
  app.use(correlation, observeRequests(logger), securityHeaders(), refuseUnknownHosts(config));
  if (config.RATE_LIMITS === 'on') app.use('/api', new Admission().handler());
  app.use('/api/docs', readingRoomHeaders());
  app.use('/api', compression({ threshold: PACKED_FROM }), neverStored, refuseCrossSite);
  app.use(spaFiles(config));
  app.useGlobalFilters(new AppErrorFilter(logger, app.get(RecentErrors)));
  serveOpenApi(app, config.PRODUCT_NAME);
}

/** Opens the request's context, and names its correlation id in the answer. */
function correlation(request: Request, response: Response, next: NextFunction): void {
  const given = request.get('x-correlation-id');
  const correlationId = given && ACCEPTABLE_ID.test(given) ? given : randomUUID();
  response.setHeader('X-Correlation-Id', correlationId);
  runInContext({ correlationId }, next);
}
