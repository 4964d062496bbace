import { randomUUID } from 'node:crypto';
import { AppError, createExport, UPLOAD_LIMITS, uploadsOf } from '@casewright/contracts';
import { BUS, type Bus, UploadsClient } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { nameSubject } from '../audit/audit-subject.js';
import { begun } from '../bodies/json-body.js';
import { GatewayConfig } from '../gateway-config.js';
import { publicOrigin } from '../known-hosts.js';
import { sendFile } from './send-file.js';

type Made = z.output<typeof createExport.response>;

const MEGABYTE = 1024 * 1024;

/**
 * Streams an export request to the service and the file back; the gateway never holds or parses
 * either.
 */
@Injectable()
export class ExportFiles {
  private readonly uploads: UploadsClient;

  constructor(
    @Inject(BUS) private readonly bus: Bus,
    @Inject(GatewayConfig) private readonly config: GatewayConfig,
  ) {
    this.uploads = new UploadsClient(bus, uploadsOf.export);
  }

  /**
   * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, and the export service's own
   * refusals
   */
  async send(request: Request, response: Response): Promise<void> {
    const made = await this.make(request, await this.receive(request));
    try {
      await nameSubject(request, made.id);
      const file = await begun(this.uploads.read(made.uploadId));
      const { mediaType: type, name, size } = made;
      await sendFile(response, { type, name, size }, file);
    } catch (error) {
      // A client that disconnects is not an error.
      if (!response.destroyed) throw error;
    } finally {
      await this.uploads.discard(made.uploadId);
    }
  }

  private async make(request: Request, bodyId: string): Promise<Made> {
    try {
      return await this.bus.call(createExport, {
        bodyId,
        requestId: randomUUID(),
        product: this.config.PRODUCT_NAME,
        origin: publicOrigin(request, this.config),
      });
    } finally {
      // Only now: a service that dies before leaves it to the next one.
      await this.uploads.discard(bodyId);
    }
  }

  /** @returns the upload's id */
  private async receive(request: Request): Promise<string> {
    const encoding = request.get('content-encoding') ?? 'identity';
    if (!request.is('json') || encoding !== 'identity') {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as JSON in UTF-8.');
    }
    try {
      return await this.uploads.send({ kind: 'export' }, bounded(request));
    } catch (error) {
      // Browsers do not read a response until they have sent the whole body, so drain it.
      request.resume();
      throw error;
    }
  }
}

/** The body as it arrives, up to the limit. */
async function* bounded(request: Request): AsyncGenerator<Buffer, undefined> {
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > UPLOAD_LIMITS.export) {
      throw new AppError(
        'PAYLOAD_TOO_LARGE',
        `This is larger than ${UPLOAD_LIMITS.export / MEGABYTE} MB. Please export it in parts.`,
      );
    }
    yield chunk as Buffer;
  }
}
