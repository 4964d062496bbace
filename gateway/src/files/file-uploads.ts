import { createHash } from 'node:crypto';
import { uploadsOf } from '@casewright/contracts';
import { BUS, type Bus, UploadsClient } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';

/** A file that has been sent on. */
export interface SentFile {
  /** The id. */
  uploadId: string;
  /** SHA-256 of its bytes and its name, in hex. */
  digest: string;
}

/** Passes files on to the analysis service as they arrive. */
@Injectable()
export class FileUploads {
  private readonly uploads: UploadsClient;

  constructor(@Inject(BUS) bus: Bus) {
    this.uploads = new UploadsClient(bus, uploadsOf.analysis);
  }

  /** @param name the file's own name, of at most 255 characters */
  async send(name: string, bytes: AsyncIterable<Buffer>): Promise<SentFile> {
    const hash = createHash('sha256').update(`${name}\0`);
    async function* hashed(): AsyncGenerator<Buffer> {
      for await (const piece of bytes) {
        hash.update(piece);
        yield piece;
      }
    }
    const uploadId = await this.uploads.send({ kind: 'document', name }, hashed());
    return { uploadId, digest: hash.digest('hex') };
  }

  /** What cannot be removed now expires. */
  discard(id: string): Promise<void> {
    return this.uploads.discard(id);
  }
}
