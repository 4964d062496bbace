import { AppError, type TextSource } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { UploadsService } from './uploads.service.js';

/** Texts that calls are about, in the message or alongside it. */
@Injectable()
export class TextsService {
  constructor(private readonly uploads: UploadsService) {}

  /** @throws AppError VALIDATION_FAILED for no source or both, or for bytes that are not UTF-8. */
  async read({ text, uploadId }: TextSource): Promise<string> {
    if (text !== undefined && uploadId === undefined) return text;
    if (uploadId === undefined || text !== undefined) {
      throw new AppError('VALIDATION_FAILED', 'Give either a text or an upload.');
    }
    const chunks: Buffer[] = [];
    for await (const chunk of this.uploads.chunks(uploadId)) chunks.push(chunk);
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
        Buffer.concat(chunks),
      );
    } catch (error) {
      throw new AppError('VALIDATION_FAILED', 'The text is not in UTF-8.', { cause: error });
    }
  }
}
