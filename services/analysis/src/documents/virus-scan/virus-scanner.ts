import { AppError } from '@casewright/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DocumentsConfig } from '../documents-config.js';
import { scan, type Verdict } from './clamd.js';

const TIMEOUT_MS = 60_000;

/** Has uploaded files scanned before anything reads them, where the installation has a scanner. */
@Injectable()
export class VirusScanner {
  private readonly logger = new Logger(VirusScanner.name);

  constructor(@Inject(DocumentsConfig) private readonly config: DocumentsConfig) {}

  /**
   * @throws AppError UNREADABLE_DOCUMENT for an infected file, PAYLOAD_TOO_LARGE for one that the scanner
   *   does not take, and UNAVAILABLE where it cannot be asked: then nothing is read
   */
  async assertClean(bytes: () => AsyncIterable<Buffer>, signal: AbortSignal): Promise<void> {
    const { ANTIVIRUS_URL: url } = this.config;
    if (!url) return;
    const verdict = await this.verdict(url, bytes(), signal);
    if (verdict.is === 'clean') return;
    if (verdict.is === 'too-large') {
      throw new AppError(
        'PAYLOAD_TOO_LARGE',
        'This file is larger than the virus scanner takes, so it was not read. Split it, or ask your administrator to raise the limit.',
      );
    }
    this.logger.warn(`A file was refused: the virus scanner found ${verdict.signature}.`);
    throw new AppError(
      'UNREADABLE_DOCUMENT',
      `The virus scanner found “${verdict.signature}” in this file, so it was not read. Tell your administrator.`,
    );
  }

  private async verdict(
    url: string,
    bytes: AsyncIterable<Buffer>,
    signal: AbortSignal,
  ): Promise<Verdict> {
    try {
      return await scan(url, bytes, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof AppError) throw error;
      this.logger.error('The virus scanner could not be asked.', error);
      throw new AppError(
        'UNAVAILABLE',
        'The virus scanner cannot be reached, so this document was not read. Try again in a minute.',
        { retryAfter: 60 },
      );
    }
  }
}
