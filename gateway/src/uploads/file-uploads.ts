import {
  AppError,
  appendUpload,
  completeUpload,
  discardUpload,
  openUpload,
  UPLOAD_CHUNK_BYTES,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';

/** Passes files on as they arrive, a chunk at a time: a file is never whole in the gateway. */
@Injectable()
export class FileUploads {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /**
   * @param name the file's own name, of at most 255 characters
   * @returns the id under which the file lies
   */
  async send(name: string, bytes: AsyncIterable<Buffer>): Promise<string> {
    const { id } = await this.bus.call(openUpload, { kind: 'document', name });
    try {
      let offset = 0;
      for await (const chunk of inChunks(bytes)) {
        const data = chunk.toString('base64');
        offset = (await this.bus.call(appendUpload, { id, offset, data })).received;
      }
      await this.bus.call(completeUpload, { id, size: offset });
      return id;
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

/** The same bytes in pieces of the size that an upload takes. */
export async function* inChunks(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (let piece of bytes) {
    while (size + piece.length >= UPLOAD_CHUNK_BYTES) {
      const fits = UPLOAD_CHUNK_BYTES - size;
      yield Buffer.concat([...held, piece.subarray(0, fits)]);
      piece = piece.subarray(fits);
      [held, size] = [[], 0];
    }
    if (piece.length > 0) held.push(piece);
    size += piece.length;
  }
  if (size > 0) yield Buffer.concat(held);
}
