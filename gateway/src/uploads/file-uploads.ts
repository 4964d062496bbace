import { createHash } from 'node:crypto';
import {
  AppError,
  appendUpload,
  completeUpload,
  discardUpload,
  openUpload,
  UPLOAD_CHUNK_BYTES,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { inChunks } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';

/** A file that has been sent on. */
export interface SentFile {
  /** The id under which it lies. */
  uploadId: string;
  /** SHA-256 of its bytes and its name, in hex. */
  digest: string;
}

/** Passes files on as they arrive, a chunk at a time: a file is never whole in the gateway. */
@Injectable()
export class FileUploads {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** @param name the file's own name, of at most 255 characters */
  async send(name: string, bytes: AsyncIterable<Buffer>): Promise<SentFile> {
    const { id } = await this.bus.call(openUpload, { kind: 'document', name });
    const hash = createHash('sha256').update(`${name}\0`);
    try {
      let offset = 0;
      for await (const chunk of inChunks(bytes, UPLOAD_CHUNK_BYTES)) {
        hash.update(chunk);
        const data = chunk.toString('base64');
        offset = (await this.bus.call(appendUpload, { id, offset, data })).received;
      }
      await this.bus.call(completeUpload, { id, size: offset });
      return { uploadId: id, digest: hash.digest('hex') };
    } catch (error) {
      await this.discard(id);
      throw error;
    }
  }

  /** What cannot be removed now expires. */
  async discard(id: string): Promise<void> {
    try {
      await this.bus.call(discardUpload, { id });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
}
