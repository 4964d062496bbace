import { randomUUID } from 'node:crypto';
import {
  AppError,
  createExport,
  INLINE_BYTES,
  type TextSource,
  UPLOAD_LIMITS,
  uploadsOf,
} from '@casewright/contracts';
import { BUS, type Bus, UploadsClient } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { nameSubject } from '../audit/audit-subject.js';
import { GatewayConfig } from '../gateway-config.js';
import { publicOrigin } from '../known-hosts.js';
import { sendFile } from './send-file.js';

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
    const source = await this.sourceOf(request);
    const made = await this.bus.call(createExport, {
      ...source,
      requestId: randomUUID(),
      product: this.config.PRODUCT_NAME,
      origin: publicOrigin(request, this.config),
    });
    try {
      await nameSubject(request, made.id);
      const file = this.uploads.read(made.uploadId);
      // Before the head: after it, a failure could only cut the connection.
      const first = await file.next();
      const { mediaType: type, name, size } = made;
      await sendFile(response, { type, name, size }, resumed(first, file));
    } catch (error) {
      // A client that disconnects is not an error.
      if (!response.destroyed) throw error;
    } finally {
      await this.uploads.discard(made.uploadId);
    }
  }

  /** A short body travels inside the message. */
  private async sourceOf(request: Request): Promise<TextSource> {
    const encoding = request.get('content-encoding') ?? 'identity';
    if (!request.is('json') || encoding !== 'identity') {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as JSON in UTF-8.');
    }
    const bytes = bounded(request);
    const held: Buffer[] = [];
    let size = 0;
    try {
      while (size <= INLINE_BYTES) {
        const { done, value } = await bytes.next();
        if (done) return await this.inline(Buffer.concat(held));
        held.push(value);
        size += value.length;
      }
      return { uploadId: await this.uploads.send({ kind: 'export' }, joined(held, bytes)) };
    } catch (error) {
      // Browsers do not read a response until they have sent the whole body, so drain it.
      request.resume();
      throw error;
    }
  }

  /** Quotation marks and line breaks take more room in a message. */
  private async inline(body: Buffer): Promise<TextSource> {
    const text = body.toString();
    if (Buffer.byteLength(JSON.stringify(text)) <= INLINE_BYTES) return { text };
    return { uploadId: await this.uploads.send({ kind: 'export' }, [body]) };
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

async function* resumed(
  first: IteratorResult<Buffer>,
  rest: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  if (!first.done) yield first.value;
  yield* rest;
}

async function* joined(held: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* held;
  yield* rest;
}
