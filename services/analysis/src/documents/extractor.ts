import {
  ChildFailure,
  DEFAULT_LIMITS,
  type Extraction,
  type ExtractionLimits,
  type Purpose,
  ReadyChild,
  Refusal,
  refusalError,
  runChild,
} from '@casewright/extraction';
import { TurnQueue } from '@casewright/platform';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DocumentsConfig } from './documents-config.js';

/** Files being read at once: each may take the memory and the processor that one file is allowed. */
const AT_ONCE = 2;

/** Reads uploaded files, a few at a time, each in its own process. */
@Injectable()
export class Extractor implements OnApplicationShutdown {
  private readonly logger = new Logger(Extractor.name);
  private readonly turns = new TurnQueue(
    AT_ONCE,
    'Many documents are being read. Try again in a minute.',
  );
  private readonly limits: ExtractionLimits;
  private readonly ready: ReadyChild;

  constructor(@Inject(DocumentsConfig) config: DocumentsConfig) {
    this.limits = {
      ...DEFAULT_LIMITS,
      pages: config.DOCUMENT_MAX_PAGES,
      recognizedPages: config.DOCUMENT_OCR_PAGES,
      recognitionMs: config.DOCUMENT_OCR_SECONDS * 1_000,
    };
    this.ready = new ReadyChild(this.limits);
  }

  /**
   * @param name the file's own name
   * @param bytes read as the child takes them, never all at once
   * @param signal ends the child
   * @throws AppError UNSUPPORTED_MEDIA_TYPE, UNREADABLE_DOCUMENT, PAYLOAD_TOO_LARGE, with the
   * sentence for the user; OVERLOADED when too many files wait
   */
  async extract(
    name: string,
    bytes: AsyncIterable<Buffer>,
    signal?: AbortSignal,
    purpose: Purpose = 'analysis',
  ): Promise<Extraction> {
    try {
      return await this.turns.take(() => this.read(name, bytes, purpose, signal), signal);
    } catch (error) {
      if (error instanceof Refusal) throw refusalError(error.reason, error.about);
      if (!(error instanceof ChildFailure)) throw error;
      this.logger.warn('A document could not be read.', error);
      throw refusalError('corrupt', 'a document');
    }
  }

  onApplicationShutdown(): void {
    this.ready.end();
  }

  private async read(
    name: string,
    bytes: AsyncIterable<Buffer>,
    purpose: Purpose,
    signal?: AbortSignal,
  ): Promise<Extraction> {
    const child = this.ready.take();
    try {
      return (await runChild(name, bytes, this.limits, { signal, child, purpose })).extraction;
    } finally {
      this.ready.prepare();
    }
  }
}
