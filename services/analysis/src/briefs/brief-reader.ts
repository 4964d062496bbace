import { AppError, CITATION_TEXT_BYTES } from '@casewright/contracts';
import type { BriefComment, Extraction, Purpose } from '@casewright/extraction';
import { UploadsService } from '@casewright/uploads';
import { Injectable } from '@nestjs/common';
import { Extractor } from '../documents/extractor.js';
import { VirusScanner } from '../documents/virus-scan/virus-scanner.js';
import { type Brief, briefOf } from './brief-text.js';

const MEGABYTE = 1024 * 1024;

/** Reads an uploaded brief, and writes comments into copies of it, in the confined reader. */
@Injectable()
export class BriefReader {
  constructor(
    private readonly uploads: UploadsService,
    private readonly scanner: VirusScanner,
    private readonly extractor: Extractor,
  ) {}

  /** @throws AppError what reading the file throws, and PAYLOAD_TOO_LARGE for a text too long to check */
  async read(
    uploadId: string,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<Brief & { name: string }> {
    const { name } = await this.uploads.mustFindComplete(uploadId);
    await this.scanner.assertClean(() => this.uploads.chunks(uploadId), signal);
    const brief = briefOf(await this.extract(uploadId, 'brief', signal));
    if (Buffer.byteLength(brief.text) > CITATION_TEXT_BYTES)
      throw new AppError(
        'PAYLOAD_TOO_LARGE',
        `The text of this file is larger than ${CITATION_TEXT_BYTES / MEGABYTE} MB. Please check it in parts.`,
      );
    return { ...brief, name: name ?? '' };
  }

  /** A copy of a `.docx` with comments on words of its text. */
  async copyWith(uploadId: string, comments: readonly BriefComment[]): Promise<Buffer> {
    const { file } = await this.extract(uploadId, { comments });
    return file!;
  }

  private async extract(
    uploadId: string,
    purpose: Purpose,
    signal?: AbortSignal,
  ): Promise<Extraction> {
    const { name } = await this.uploads.mustFindComplete(uploadId);
    return this.extractor.extract(name ?? '', this.uploads.chunks(uploadId), signal, purpose);
  }
}
